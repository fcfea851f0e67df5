import { describe, expect, it } from '@rstest/core';
import { isOutside, placeBeside } from '../../../../../theme/client/logic/placement';

const trigger = { left: 400, top: 300, width: 40, height: 32 };
const panel = { width: 200, height: 100 };
const screen = { width: 1000, height: 800 };

describe('placeBeside', () => {
  it('stands on each side, 8 px away and centred', () => {
    expect(placeBeside(trigger, panel, screen, 'right')).toEqual({ left: 448, top: 266 });
    expect(placeBeside(trigger, panel, screen, 'left')).toEqual({ left: 192, top: 266 });
    expect(placeBeside(trigger, panel, screen, 'top')).toEqual({ left: 320, top: 192 });
    expect(placeBeside(trigger, panel, screen, 'bottom')).toEqual({ left: 320, top: 340 });
  });

  it('shares the edge that the placement names', () => {
    expect(placeBeside(trigger, panel, screen, 'bottom-left').left).toBe(400);
    expect(placeBeside(trigger, panel, screen, 'bottom-right').left).toBe(240);
  });

  it('turns to the other side where the wished one has no room', () => {
    expect(placeBeside({ ...trigger, left: 900 }, panel, screen, 'right').left).toBe(692);
    expect(placeBeside({ ...trigger, top: 10 }, panel, screen, 'top').top).toBe(50);
  });

  it('never leaves the window sideways', () => {
    expect(placeBeside({ ...trigger, left: 940 }, panel, screen, 'bottom-left').left).toBe(792);
    expect(placeBeside({ ...trigger, left: 2 }, panel, screen, 'bottom-right').left).toBe(8);
  });

  it('covers the trigger instead of leaving a window with no room on either side', () => {
    const low = { width: 1000, height: 200 };
    const tall = { width: 200, height: 180 };
    for (const placement of ['top', 'bottom-left']) {
      const { top } = placeBeside({ ...trigger, top: 100 }, tall, low, placement);
      expect(isOutside({ left: 0, top, ...tall }, low)).toBe(false);
    }
  });
});

describe('isOutside', () => {
  it('tells whether part of a panel is not in the window', () => {
    const at = (left: number, top: number) => isOutside({ left, top, ...panel }, screen);
    for (const [left, top] of [
      [0, 0],
      [800, 700],
      [-0.4, 700.4],
    ] as const) {
      expect([left, top, at(left, top)]).toEqual([left, top, false]);
    }
    for (const [left, top] of [
      [928, 59],
      [10, -282],
      [-9, 10],
      [10, 720],
    ] as const) {
      expect([left, top, at(left, top)]).toEqual([left, top, true]);
    }
  });
});
