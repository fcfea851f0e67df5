/** A box in the window, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Width and height in CSS pixels. */
export type Size = Pick<DOMRect, 'width' | 'height'>;

/** Space between a trigger and its panel, and to the window's edges, in CSS pixels. */
const gap = 8;

/**
 * Position of a panel beside its trigger: on the preferred side (`bottom-left`: the side, then the shared
 * edge) if it fits, else on the other one, and always inside the window, over the trigger if it fits on neither.
 */
export function placeBeside(
  trigger: Box,
  panel: Size,
  window: Size,
  placement: string,
): Pick<Box, 'left' | 'top'> {
  const [side, edge] = placement.split('-');
  const vertical = side === 'top' || side === 'bottom';
  const center = {
    left: trigger.left + (trigger.width - panel.width) / 2,
    top: trigger.top + (trigger.height - panel.height) / 2,
  };
  const shared = { left: trigger.left, right: trigger.left + trigger.width - panel.width };
  const before = (vertical ? trigger.top - panel.height : trigger.left - panel.width) - gap;
  const after = (vertical ? trigger.top + trigger.height : trigger.left + trigger.width) + gap;
  const room = vertical ? window.height - panel.height : window.width - panel.width;
  const preferred = side === 'top' || side === 'left' ? before : after;
  const other = preferred === before ? after : before;
  const fits = (position: number) => position >= 0 && position <= room;
  const along = [preferred, other].find(fits) ?? clamp(preferred, room);
  const across = edge === 'left' || edge === 'right' ? shared[edge] : center.left;
  return vertical
    ? { left: clamp(across, window.width - panel.width), top: along }
    : { left: along, top: clamp(center.top, window.height - panel.height) };
}

/** Whether part of a panel is above, below or beside the window. */
export function isOutside({ left, top, width, height }: Box, window: Size): boolean {
  // Browsers round to parts of a pixel.
  return left < -1 || top < -1 || left + width > window.width + 1 || top + height > window.height + 1;
}

function clamp(position: number, most: number): number {
  return Math.max(Math.min(position, most - gap), gap);
}
