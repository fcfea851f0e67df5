import { afterEach, describe, expect, it, rs } from '@rstest/core';
import { act, type MouseEvent, type PointerEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { type PopoverBehavior, usePopover } from '../../../../../theme/client/hooks/usePopover';
import { openPage } from '../../page/openPage';

afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

/** A popover with its button; events are given to the handlers of the hook, and time passes by `wait`. */
async function setUp(behavior: Partial<PopoverBehavior> = {}) {
  const page = openPage('<main></main>');
  rs.stubGlobal('window', page.window);
  rs.stubGlobal('document', page.document);
  rs.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let hook!: ReturnType<typeof usePopover>;
  function Popover() {
    hook = usePopover({
      placement: 'bottom',
      opensOnHover: true,
      closeDelayMs: 200,
      isMenu: false,
      ...behavior,
    });
    return (
      <>
        <button type="button" ref={hook.button.ref} />
        <div ref={hook.panel.ref} />
      </>
    );
  }
  await act(() => createRoot(page.find('main')).render(<Popover />));
  // React needs the real clock.
  // biome-ignore lint/correctness/useHookAtTopLevel: this is no hook of React
  rs.useFakeTimers();
  // The document of the tests has neither layout nor popovers.
  let isOpen = false;
  Object.defineProperty(page.find('button'), 'offsetWidth', { value: 10 });
  const panel = {
    matches: () => isOpen,
    showPopover() {
      isOpen = true;
    },
    hidePopover() {
      isOpen = false;
    },
  };
  Object.assign(page.find('main > div'), panel);
  const pointer = (pointerType = 'mouse') => ({ pointerType }) as PointerEvent;
  return {
    isOpen: () => isOpen,
    enter: (type?: string) => hook.area.onPointerEnter(pointer(type)),
    leave: (type?: string) => hook.area.onPointerLeave(pointer(type)),
    /** Presses the button; the platform toggles the popover unless the event is cancelled. */
    press() {
      let isCancelled = false;
      const preventDefault = () => {
        isCancelled = true;
      };
      hook.button.onClick({ preventDefault } as MouseEvent);
      if (!isCancelled) isOpen = !isOpen;
    },
    /** Presses a link in the panel. */
    follow(keys: Partial<MouseEvent> = {}) {
      hook.panel.onClick({ target: { closest: () => ({}) }, ...keys } as never);
    },
    wait: (milliseconds: number) => rs.advanceTimersByTime(milliseconds),
  };
}

describe('hovering', () => {
  it('opens after 100 ms of rest, and closes after the delay', async () => {
    const popover = await setUp();
    popover.enter();
    popover.wait(99);
    expect(popover.isOpen()).toBe(false);
    popover.wait(1);
    expect(popover.isOpen()).toBe(true);
    popover.leave();
    popover.wait(199);
    expect(popover.isOpen()).toBe(true);
    popover.wait(1);
    expect(popover.isOpen()).toBe(false);
  });

  it('opens nothing if the pointer passes by, and closes nothing if it returns', async () => {
    const popover = await setUp();
    popover.enter();
    popover.wait(50);
    popover.leave();
    popover.wait(1000);
    expect(popover.isOpen()).toBe(false);
    popover.enter();
    popover.wait(100);
    popover.leave();
    popover.wait(150);
    popover.enter();
    popover.wait(1000);
    expect(popover.isOpen()).toBe(true);
  });

  it.each([
    ['a finger', { opensOnHover: true }, 'touch'],
    ['a popover that opens on press only', { opensOnHover: false }, 'mouse'],
  ])('does nothing with %s', async (_, behavior, type) => {
    const popover = await setUp(behavior);
    popover.enter(type);
    popover.wait(1000);
    expect(popover.isOpen()).toBe(false);
  });
});

describe('a press', () => {
  it('keeps open what hovering has opened, until the next press', async () => {
    const popover = await setUp();
    popover.enter();
    popover.wait(100);
    popover.press();
    popover.leave();
    popover.wait(1000);
    expect(popover.isOpen()).toBe(true);
    popover.press();
    expect(popover.isOpen()).toBe(false);
  });

  it('before the delay has passed opens once', async () => {
    const popover = await setUp();
    popover.enter();
    popover.press();
    popover.wait(1000);
    expect(popover.isOpen()).toBe(true);
  });

  it.each([
    ['closes when a link is followed', {}, false],
    ['stays open for a link that Ctrl opens elsewhere', { ctrlKey: true }, true],
    ['stays open for a link that Cmd opens elsewhere', { metaKey: true }, true],
  ])('opens a menu that %s', async (_, keys, isOpen) => {
    const popover = await setUp({ isMenu: true });
    popover.press();
    popover.follow(keys);
    expect(popover.isOpen()).toBe(isOpen);
  });

  it('opens a menu that closes when the pointer leaves', async () => {
    const popover = await setUp({ isMenu: true });
    popover.press();
    popover.leave();
    popover.wait(200);
    expect(popover.isOpen()).toBe(false);
  });
});
