import type { Control, Path, ThemeKeys } from '../types';

/** Components of Material UI that every version has. */
const MATERIAL = new Set(['MuiButton', 'MuiTextField']);

/** Constants beside the theme that only charts with color maps can use. */
const SCALES = new Set(['sequential', 'diverging']);

/** A class name in a nested selector; those of states, such as `Mui-selected`, belong to all components. */
const NESTED_CLASS = /\.(Mui\w+-[\w-]+)/g;

/**
 * Returns the paths at which a control's value belongs in the theme of a version.
 *
 * @returns `null` if the version lacks them
 */
export function targetPaths({ targets }: Control, keys: ThemeKeys): readonly Path[] | null {
  return targets.find((paths) => paths.every((path) => hasPath(path, keys))) ?? null;
}

function hasPath(path: Path, keys: ThemeKeys): boolean {
  const [root, key = '', options, member = '', ...nested] = path;
  if (root === 'chartColors') {
    return SCALES.has(key) ? keys.hasColorMaps : 'MuiChartsAxis' in keys.keys;
  }
  if (root !== 'components' || MATERIAL.has(key)) {
    return true;
  }
  const known = keys.keys[key];
  if (!known) {
    return false;
  }
  if (options === 'defaultProps') {
    return known.props.includes(member);
  }
  const classes = nested.flatMap((selector) =>
    [...selector.matchAll(NESTED_CLASS)].map(([, name = '']) => name),
  );
  return known.classes.includes(member) && classes.every((name) => keys.classNames.includes(name));
}
