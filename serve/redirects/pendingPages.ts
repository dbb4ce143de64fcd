import { forNow, type Redirect } from './types.ts';

/**
 * Pages that packages, older documentation or other redirects link to and that do not exist yet, by the page that readers
 * get instead. Delete an entry once its page exists.
 */
const PENDING: Readonly<Record<string, string>> = {
  '/x/guides/telemetry/': '/x/introduction/licensing/',
};

export const PENDING_PAGES: readonly Redirect[] = Object.entries(PENDING).map(([from, to]) =>
  forNow({ from, to }),
);
