/** An address without its trailing slash; the root stays. Query and fragment are not part of it. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}
