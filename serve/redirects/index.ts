import { MOVED_PAGES, CORE_PAGES, PENDING_PAGES } from './movedPages.ts';
import { OLDER_NAMES } from './olderNames.ts';
import { PREVIEW_PAGES } from './previewPages.ts';
import type { Redirect } from './types.ts';

export { findRedirect, toReference, type FoundRedirect } from './findRedirect.ts';
export type { Redirect } from './types.ts';

/**
 * All redirects: addresses that the site had before, that packages link to, or that readers guess. Addresses of existing
 * pages are never looked up.
 */
export const REDIRECTS: readonly Redirect[] = [
  ...MOVED_PAGES,
  ...CORE_PAGES,
  ...OLDER_NAMES,
  ...PREVIEW_PAGES,
  ...PENDING_PAGES,
];
