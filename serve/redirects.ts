/** An address that moved. */
export interface Redirect {
  /** The old path, with a trailing slash. English; the same path below `/zh/` is covered too. */
  readonly from: string;
  /** The path that replaces it. It must exist in the build: `npm test` checks. */
  readonly to: string;
}

/** Every address the site once had, or that readers guess, and where it leads. The one list of them. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/x/', to: '/x/introduction/' },
  { from: '/x/api/', to: '/x/api/data-grid/' },
  { from: '/x/next/', to: '/x/next/react-data-grid/quickstart/' },
  { from: '/x/v6/', to: '/x/v6/react-data-grid/getting-started/' },
  { from: '/x/v5/', to: '/x/v5/react-data-grid/getting-started/' },
  { from: '/x/v4/', to: '/x/v4/react-data-grid/getting-started/' },
];

const LANGUAGE_PREFIX = /^\/zh(?=\/)/;

/**
 * Looks an address up in the table.
 *
 * @param pathname decoded path, with or without a trailing slash
 * @returns the path to go to, in the same language, or `undefined`
 */
export function findRedirect(
  pathname: string,
  redirects: readonly Redirect[] = REDIRECTS,
): string | undefined {
  const prefix = LANGUAGE_PREFIX.exec(pathname)?.[0] ?? '';
  const rest = pathname.slice(prefix.length);
  const from = rest.endsWith('/') ? rest : `${rest}/`;
  const redirect = redirects.find((candidate) => candidate.from === from);
  return redirect && prefix + redirect.to;
}
