/** A redirect. */
export interface Redirect {
  /** Old path with a trailing slash, in English; applies to all languages. */
  readonly from: string;
  /** New path, which may redirect in turn as long as its page does not exist. */
  readonly to: string;
  /** Set for pages that will exist later: browsers must not remember the redirect. */
  readonly isTemporary?: boolean;
}

/** Creates redirects from one folder to the same names in another. */
export function moveNames(from: string, names: readonly string[], to: string): Redirect[] {
  return names.map((name) => ({ from: `${from}${name}/`, to: `${to}${name}/` }));
}

/** Creates redirects from names in a folder to a single page. */
export function gatherNames(from: string, names: readonly string[], to: string): Redirect[] {
  return names.map((name) => ({ from: `${from}${name}/`, to }));
}

/** Creates a temporary redirect for a page that does not exist yet. */
export const forNow = (redirect: Redirect): Redirect => ({ ...redirect, isTemporary: true });
