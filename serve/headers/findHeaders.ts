import type { HeaderRule } from './types.ts';

/** The headers of an address: those of all rules that name it; of two values, the later one. */
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
