/** An address that is answered with another one. */
export interface Redirect {
  /** The old path, with a trailing slash. English; the same path in other languages is covered too. */
  readonly from: string;
  /** The path that replaces it. It may be redirected in turn as long as its page is not written. */
  readonly to: string;
  /** For pages that are going to be there: readers' browsers must not remember the answer. */
  readonly isTemporary?: boolean;
}

/** Redirects below one folder to the same names below another. */
export function moveNames(from: string, names: readonly string[], to: string): Redirect[] {
  return names.map((name) => ({ from: `${from}${name}/`, to: `${to}${name}/` }));
}

/** Redirects below one folder to a single page. */
export function gatherNames(from: string, names: readonly string[], to: string): Redirect[] {
  return names.map((name) => ({ from: `${from}${name}/`, to }));
}

/** A redirect for as long as its address has no page of its own. */
export const forNow = (redirect: Redirect): Redirect => ({ ...redirect, isTemporary: true });
