import type { Page } from '@playwright/test';

/** One of the ways in which a reader may see a page. */
export interface PageState {
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** All of them, the one in which pages are served first. */
export const PAGE_STATES: readonly [PageState, ...PageState[]] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
  { theme: 'light', dir: 'rtl' },
];

/** Says the state on the page's root element, which everything follows. */
export function setState(page: Page, state: PageState): Promise<void> {
  return page.evaluate(({ theme, dir }) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = dir;
  }, state);
}
