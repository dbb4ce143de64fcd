import type { HeaderRule } from './types.ts';

/** Returns the headers of all rules that match an address; later rules override earlier ones. */
export function findHeaders(
  pathname: string,
  rules: readonly HeaderRule[],
): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
