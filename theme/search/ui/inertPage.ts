import type { RefObject } from 'react';
import { inertBatches } from './inertBatches';

/** Makes everything behind `dialog` inert, and active again; one batch per frame, so that no frame is long. */
export function inertPage(dialog: HTMLElement, opener: RefObject<Element | null>) {
  let batches: HTMLElement[][] = [];
  /** How many of the batches are inert now. */
  let done = 0;
  let wanted = false;
  let frame = 0;

  const set = (batch: HTMLElement[] | undefined, inert: boolean) => {
    for (const element of batch ?? []) element.inert = inert;
  };
  const step = () => {
    if (wanted && done === 0) batches = inertBatches(dialog);
    if (wanted) set(batches[done++], true);
    else set(batches[--done], false);
    schedule();
  };
  // Two frames, so that the change that caused this is painted first.
  const schedule = () => {
    cancelAnimationFrame(frame);
    const isDone = wanted ? done > 0 && done >= batches.length : done === 0;
    if (isDone) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(step);
    });
  };

  /** Makes everything active in one step. */
  const disableAtOnce = () => {
    cancelAnimationFrame(frame);
    for (const batch of batches) set(batch, false);
    done = 0;
  };

  return {
    enable() {
      wanted = true;
      schedule();
    },
    disable() {
      wanted = false;
      // The browser returns the focus at once, so the element that it returns to must be active by then.
      if (!opener.current) return disableAtOnce();
      const place = batches.findIndex(batch => batch.some(element => element.contains(opener.current)));
      if (place >= 0 && place < done) {
        batches.splice(done - 1, 0, ...batches.splice(place, 1));
        done -= 1;
        set(batches[done], false);
      }
      schedule();
    },
    disableAtOnce,
  };
}
