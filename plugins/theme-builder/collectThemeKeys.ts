import type { ApiReference } from '../api-reference/types';
import type { ThemeKey, ThemeKeys } from './types';

/** Theme keys that have types but no effect: the charts of this version do not read them. */
const WITHOUT_EFFECT: Readonly<Record<string, readonly string[]>> = {
  v6: ['MuiBarChart', 'MuiLineChart', 'MuiScatterChart'],
};

/** Families whose declarations leave out the type of the theme in style overrides. */
const WITHOUT_THEME_TYPE: Readonly<Record<string, string>> = { v6: 'charts' };

/** Reads which parts of a theme the components of a version use. */
export function collectThemeKeys(
  version: string,
  { entries, exports }: Pick<ApiReference, 'entries' | 'exports'>,
): ThemeKeys {
  const keys: Record<string, ThemeKey> = {};
  const classNames = new Set<string>();
  const untyped = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'component') {
      continue;
    }
    entry.classes.forEach(({ className }) => classNames.add(className));
    if (!entry.theme || WITHOUT_EFFECT[version]?.includes(entry.theme.name)) {
      continue;
    }
    const { name, defaultProps, styleOverrides } = entry.theme;
    if (entry.family === WITHOUT_THEME_TYPE[version]) {
      untyped.add(name);
    }
    const known = keys[name] ?? { classes: [], props: [] };
    keys[name] = {
      classes: union(
        known.classes,
        styleOverrides ? ['root', ...entry.classes.map((each) => each.name)] : [],
      ),
      props: union(known.props, defaultProps ? propsOf(entry) : []),
    };
  }
  const hasColorMaps =
    entries.some(
      (entry) => 'props' in entry && entry.props.some(({ name }) => name === 'colorMap'),
    ) || exports.some(({ text }) => /\bcolorMap\?/.test(text));
  return { keys, classNames: [...classNames].sort(), untyped: [...untyped].sort(), hasColorMaps };
}

const propsOf = (entry: {
  readonly props: readonly { readonly name: string }[];
  readonly slots: readonly unknown[];
}): string[] => [
  ...entry.props.map(({ name }) => name),
  ...(entry.slots.length > 0 ? ['slots'] : []),
];

const union = (first: readonly string[], second: readonly string[]): string[] =>
  [...new Set([...first, ...second])].sort();
