/** Removes the trailing slash of a path, except from the root. The path must have no query or hash. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}
