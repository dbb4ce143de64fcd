import { forNow, type Redirect } from './types.ts';

/**
 * Pages that packages, older documentation or other redirects lead to and that are not written yet, by the page that
 * readers get meanwhile. An entry whose page is there is not looked up any more, and can be deleted.
 */
const PENDING: Readonly<Record<string, string>> = {
  '/x/guides/telemetry/': '/x/introduction/licensing/',
};

export const PENDING_PAGES: readonly Redirect[] = Object.entries(PENDING).map(([from, to]) =>
  forNow({ from, to }),
);
