import type { Page } from '@playwright/test';

/** A combination of color mode and direction in which a reader may see a page. */
export interface PageState {
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** All states; the first one is the state in which pages are served. */
export const PAGE_STATES: readonly [PageState, ...PageState[]] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
  { theme: 'light', dir: 'rtl' },
];

/** Sets the state on the page's root element, which styles and demos follow. */
export function setState(page: Page, state: PageState): Promise<void> {
  return page.evaluate(({ theme, dir }) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = dir;
  }, state);
}
