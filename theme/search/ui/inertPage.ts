import { inertBatches } from './inertBatches';

/**
 * Takes everything behind `dialog` out of reach of pointer and keyboard, and gives it back,
 * one part per frame, so that no frame is long on any page.
 */
export function inertPage(dialog: HTMLElement) {
  let parts: HTMLElement[][] = [];
  /** How many of the parts are held now. */
  let held = 0;
  let wanted = false;
  let opener: Element | null = null;
  let frame = 0;

  const set = (part: HTMLElement[] | undefined, inert: boolean) => {
    for (const element of part ?? []) element.inert = inert;
  };
  const step = () => {
    if (wanted && held === 0) parts = inertBatches(dialog);
    if (wanted) set(parts[held++], true);
    else set(parts[--held], false);
    go();
  };
  // After a frame, and not in the next one's own work: what was just asked for is painted first.
  const go = () => {
    cancelAnimationFrame(frame);
    const isDone = wanted ? held > 0 && held >= parts.length : held === 0;
    if (isDone) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(step);
    });
  };

  return {
    hold() {
      wanted = true;
      opener = document.activeElement;
      go();
    },
    release() {
      wanted = false;
      // The focus goes back at once, so what it goes back to must be free by now.
      const place = parts.findIndex(part => part.some(element => element.contains(opener)));
      if (place >= 0 && place < held) {
        parts.splice(held - 1, 0, ...parts.splice(place, 1));
        held -= 1;
        set(parts[held], false);
      }
      go();
    },
    /** For when the dialog itself goes away. */
    releaseAtOnce() {
      cancelAnimationFrame(frame);
      for (const part of parts) set(part, false);
    },
  };
}
