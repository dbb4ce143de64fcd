/** One thing a file imports. */
export interface ImportUse {
  readonly specifier: string;
  /** The names taken from it; `null` when all of it is wanted, as with `import * as`. */
  readonly names: readonly string[] | null;
  /** 1-based. */
  readonly line: number;
}

const STATIC =
  /^[ \t]*(?:import|export)\s+(?:(?<fallback>[\w$]+)\s*,?\s*)?(?:\{(?<names>[^}]*)\}|(?<all>\*(?:\s+as\s+[\w$]+)?))?\s*(?:from\s*)?(['"])(?<specifier>[^'"]+)\4/gm;
const DYNAMIC = /\b(?:import|require)\(\s*(['"])(?<specifier>[^'"]+)\1\s*\)/g;

/**
 * Lists what a module imports.
 *
 * @param code JavaScript or JSX without types; what only types needed is gone
 */
export function readImports(code: string): ImportUse[] {
  const lineOf = (index: number) => code.slice(0, index).split('\n').length;
  const fixed = [...code.matchAll(STATIC)].map(({ groups = {}, index, 0: text }) => ({
    specifier: groups.specifier ?? '',
    names: groups.all
      ? null
      : [...(groups.fallback ? ['default'] : []), ...splitNames(groups.names ?? '')],
    line: lineOf(index + text.length - 1),
  }));
  const dynamic = [...code.matchAll(DYNAMIC)].map(({ groups = {}, index }) => ({
    specifier: groups.specifier ?? '',
    names: null,
    line: lineOf(index),
  }));
  return [...fixed, ...dynamic];
}

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '');
}
