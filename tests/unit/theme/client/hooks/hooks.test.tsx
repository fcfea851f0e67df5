import { afterEach, describe, expect, it, rs } from '@rstest/core';
import { act } from 'react';
import { useChange } from '../../../../../theme/client/hooks/useChange';
import { useHideNavbar } from '../../../../../theme/client/hooks/useHideNavbar';
import { useStore } from '../../../../../theme/client/hooks/useStore';
import { useThemeState } from '../../../../../theme/client/hooks/useThemeState';
import { createStore } from '../../../../../theme/client/logic/store';
import { renderHook } from './rendered';

afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

describe('useChange', () => {
  it('calls after a change, not on the first render and not for the same value', async () => {
    const changes: string[] = [];
    const { render } = await renderHook<string, void>(
      value => useChange(value, () => changes.push(value)),
      'a',
    );
    await render('a');
    expect(changes).toEqual([]);
    await render('b');
    await render('b');
    await render('a');
    expect(changes).toEqual(['b', 'a']);
  });
});

describe('useStore', () => {
  it('renders the value that is current', async () => {
    const store = createStore(1);
    const { result } = await renderHook(useStore<number>, store);
    expect(result()).toBe(1);
    await act(async () => store.set(2));
    expect(result()).toBe(2);
  });
});

describe('useThemeState', () => {
  it('follows what the script of the page has set', async () => {
    const { page, result } = await renderHook(() => useThemeState(), undefined);
    expect(result()[0]).toBe('light');
    await act(async () => page.document.documentElement.classList.add('dark'));
    expect(result()[0]).toBe('dark');
  });

  it('hands a choice to that script, as another browser tab does', async () => {
    const { page, result } = await renderHook(() => useThemeState(), undefined);
    const told: unknown[] = [];
    page.window.addEventListener('storage', event => told.push((event as unknown as StorageEvent).newValue));
    result()[1]('dark');
    expect(told).toEqual(['dark']);
    expect(page.window.localStorage.getItem('rspress-theme-appearance')).toBe('dark');
  });
});

describe('useHideNavbar', () => {
  /** Scrolls to a position; the hook reads it at most every 200 ms. */
  const scrolled = async (isEnabled: boolean) => {
    const hooked = await renderHook(useHideNavbar, isEnabled);
    hooked.page.document.documentElement.style.setProperty('--duet-nav', '72px');
    await hooked.render(!isEnabled);
    await hooked.render(isEnabled);
    const { window, document } = hooked.page;
    rs.useFakeTimers();
    const to = (position: number) => {
      Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
      window.dispatchEvent(new window.Event('scroll'));
      rs.advanceTimersByTime(200);
      return document.documentElement.dataset.duetNav;
    };
    return { ...hooked, to };
  };

  it('hides the navbar on the way down, and shows it on the way up and near the top', async () => {
    const { to } = await scrolled(true);
    expect([to(50), to(400), to(300), to(500), to(20)]).toEqual([
      undefined,
      'hidden',
      undefined,
      'hidden',
      undefined,
    ]);
  });

  it('does nothing where it is off, and leaves no mark behind', async () => {
    const off = await scrolled(false);
    expect(off.to(400)).toBeUndefined();
    const on = await scrolled(true);
    expect(on.to(400)).toBe('hidden');
    rs.useRealTimers();
    await on.unmount();
    expect(on.page.document.documentElement.dataset.duetNav).toBeUndefined();
  });
});
