import { CORE_PAGES } from './corePages.ts';
import { MOVED_PAGES } from './movedPages.ts';
import { OLDER_NAMES } from './olderNames.ts';
import { PENDING_PAGES } from './pendingPages.ts';
import { PREVIEW_PAGES } from './previewPages.ts';
import type { Redirect } from './types.ts';

export { findRedirect, toReference, type FoundRedirect } from './findRedirect.ts';
export type { Redirect } from './types.ts';

/**
 * Every address the site once had, that packages name, or that readers guess, and where it leads. The one list of them.
 * An address with a page of its own is never looked up.
 */
export const REDIRECTS: readonly Redirect[] = [
  ...MOVED_PAGES,
  ...CORE_PAGES,
  ...OLDER_NAMES,
  ...PREVIEW_PAGES,
  ...PENDING_PAGES,
];
