import { paletteColor } from '../colors/palette';
import {
  SCHEMES,
  type Control,
  type Path,
  type Scheme,
  type ThemeKeys,
  type Value,
  type Values,
} from '../types';
import { CONTROLS } from './controls';
import { ICON_PAIRS } from './iconPairs';
import { targetPaths } from './targetPaths';
import { parseTone } from './tones';

/** Code of a value; objects are nested, and `usesTheme` says that it refers to a variable `theme`. */
type Node = { readonly code: string; readonly usesTheme: boolean } | Map<string, Node>;

/** Packages with theme keys, by the beginnings of the keys of their components, in the order of their imports. */
const AUGMENTATIONS: readonly (readonly [specifier: string, keys: RegExp])[] = [
  ['@mui/x-charts/themeAugmentation', /^Mui(?:Charts|Bar|Line|Scatter)/],
  ['@mui/x-data-grid/themeAugmentation', /^MuiDataGrid/],
  ['@mui/x-date-pickers/themeAugmentation', /^MuiPickersDay/],
  ['@mui/x-date-pickers-pro/themeAugmentation', /^MuiDateRange/],
  ['@mui/x-tree-view/themeAugmentation', /^Mui(?:Simple)?Tree/],
];

const LINE_WIDTH = 96;

/** Colors of charts before the reader chooses others; the screen always needs some. */
export const SCALES: Values = {
  'chart.colors': ['#278696', '#b35705', '#767ee8', '#34a565', '#cd5188', '#af893c'],
  'chart.sequential': ['#d5eef0', '#93cdd3', '#4fa5b0', '#1d7886', '#0a4d58'],
  'chart.diverging': ['#a8401f', '#e29a72', '#f1ece6', '#7fb7be', '#116a78'],
};

/**
 * Writes a theme as a TypeScript module, which exports `lightTheme`, `darkTheme` and the colors of charts.
 *
 * @param chosen values; those of controls that the version lacks are left out
 */
export function generateTheme(chosen: Values, keys: ThemeKeys): string {
  const values = withMains(chosen);
  const root = new Map<string, Node>();
  for (const control of CONTROLS) {
    const paths = targetPaths(control, keys) ?? [];
    const value = values[control.id] ?? SCALES[control.id];
    // Without a choice, charts keep the colors of the library, and only the screen uses these.
    const isChosen = control.id in values;
    paths
      .filter(([place]) => value !== undefined && (isChosen || place === 'chartColors'))
      .forEach((path, index) => insert(root, path, codeOf(control, value!, path, index, keys)));
  }
  const at = (name: string): Map<string, Node> =>
    (root.get(name) as Map<string, Node>) ?? new Map();
  const shared = new Map(
    ['typography', 'shape', 'spacing', 'components'].flatMap((name) => entry(root, name)),
  );
  const colors = at('chartColors');
  const blocks = [
    ...(colors.size > 0
      ? [
          `/** Colors of charts: pass the scales to the color maps of axes. */\nexport const chartColors = ${print(colors, 0)};`,
        ]
      : []),
    `const shared: ThemeOptions = ${print(shared, 0)};`,
    `export const lightTheme = createTheme({\n  ...shared,\n${printPalette(at('light'), 'light')}});`,
    `export const darkTheme = createTheme({\n  ...shared,\n${printPalette(at('dark'), 'dark')}});`,
  ];
  const code = blocks.join('\n\n');
  return `${printImports(code, Object.keys(Object.fromEntries((shared.get('components') as Map<string, Node>) ?? [])))}\n\n${code}\n`;
}

/** Adds the color of the library where only the text on it was chosen: a color without `main` is an error. */
export function withMains(values: Values): Values {
  const mains = SCHEMES.flatMap((scheme) =>
    ['primary', 'secondary'].flatMap((name): [string, Value][] => {
      const [id, text] = [`${scheme}.${name}`, `${scheme}.on${capitalize(name)}`];
      return text in values && !(id in values) ? [[id, paletteColor(values, id)!]] : [];
    }),
  );
  return { ...values, ...Object.fromEntries(mains) };
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const entry = (root: Map<string, Node>, name: string): [string, Node][] => {
  const node = root.get(name);
  return node ? [[name, node]] : [];
};

function insert(root: Map<string, Node>, path: Path, node: Node): void {
  const [last = '', ...parents] = [...path].reverse();
  let place = root;
  for (const name of parents.reverse()) {
    const next = place.get(name);
    const inner = next instanceof Map ? next : new Map<string, Node>();
    place.set(name, inner);
    place = inner;
  }
  place.set(last, node);
}

function codeOf(
  control: Control,
  value: Value,
  path: Path,
  index: number,
  { untyped }: ThemeKeys,
): Node {
  const plain = (code: string): Node => ({ code, usesTheme: false });
  if (control.kind === 'tone') {
    return toneCode(String(value), path, untyped.includes(path[1] ?? ''));
  }
  if (control.kind === 'icons') {
    const icon = `${ICON_PAIRS[String(value)]?.[index]}Icon`;
    return plain(path.includes('slots') ? icon : `createElement(${icon})`);
  }
  if (control.kind === 'colors') {
    const [root, name] = control.targets[0]?.[0] ?? [];
    const list = (value as readonly string[]).map(quote).join(', ');
    return plain(path[0] === root ? `[${list}]` : `${root}.${name}`);
  }
  return plain(typeof value === 'string' ? quote(value) : String(value));
}

/** Elements that hide what scrolls below them keep their background below the color. */
const LAYERED = /pinnedColumnHeaders/;

function toneCode(value: string, path: Path, isUntyped: boolean): Node {
  const tone = parseTone(value);
  const isImage = path.at(-1) === 'backgroundImage';
  const isLayer = isImage && path.some((step) => step === 'row' || LAYERED.test(step));
  // No image hides the gradient that Material UI draws on raised surfaces in dark mode.
  if (isImage && !isLayer) {
    return { code: quote('none'), usesTheme: false };
  }
  if (tone?.kind !== 'token') {
    const color = tone?.color ?? value;
    return {
      code: quote(isLayer ? `linear-gradient(${color}, ${color})` : color),
      usesTheme: false,
    };
  }
  const main = `${isUntyped ? '(theme as Theme)' : 'theme'}.palette.${tone.token}`;
  const color = tone.opacity === 100 ? main : `alpha(${main}, ${tone.opacity / 100})`;
  return {
    code: isLayer ? `\`linear-gradient(\${${color}}, \${${color}})\`` : color,
    usesTheme: true,
  };
}

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

const usesTheme = (node: Node): boolean =>
  node instanceof Map ? [...node.values()].some(usesTheme) : node.usesTheme;

/** @param depth of nested objects; style overrides that use the theme are functions */
function print(node: Node, depth: number, path: Path = []): string {
  if (!(node instanceof Map)) {
    return node.code;
  }
  if (path.at(-2) === 'styleOverrides' && usesTheme(node)) {
    return `({ theme }) => (${printObject(node, depth, path)})`;
  }
  return printObject(node, depth, path);
}

function printObject(node: Map<string, Node>, depth: number, path: Path): string {
  const parts = [...node].map(
    ([key, value]) => `${nameOf(key)}: ${print(value, depth + 1, [...path, key])}`,
  );
  const line = parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && parts.length < 3 && line.length + 2 * depth < LINE_WIDTH / 2 + 12) {
    return line;
  }
  const indent = '  '.repeat(depth + 1);
  return `{\n${parts.map((part) => `${indent}${part},\n`).join('')}${'  '.repeat(depth)}}`;
}

function printPalette(colors: Map<string, Node>, mode: Scheme): string {
  const isDark = mode === 'dark';
  const palette = new Map<string, Node>([
    ...(isDark ? [['mode', { code: "'dark'", usesTheme: false }] as [string, Node]] : []),
    ...colors,
  ]);
  return palette.size > 0 ? `  palette: ${print(palette, 1)},\n` : '';
}

function printImports(code: string, components: readonly string[]): string {
  const icons = [...new Set(code.match(/\b[A-Z]\w*Icon\b/g) ?? [])].sort();
  const augmented = AUGMENTATIONS.filter(([, keys]) => components.some((name) => keys.test(name)));
  const names = [
    ...(/\balpha\(/.test(code) ? ['alpha'] : []),
    'createTheme',
    ...(code.includes('as Theme)') ? ['type Theme'] : []),
    'type ThemeOptions',
  ];
  return [
    ...(code.includes('createElement(') ? ["import { createElement } from 'react';"] : []),
    ...icons.map((name) => `import ${name} from '@mui/icons-material/${name.slice(0, -4)}';`),
    `import { ${names.join(', ')} } from '@mui/material/styles';`,
    ...augmented.map(([specifier]) => `import type {} from '${specifier}';`),
  ].join('\n');
}
