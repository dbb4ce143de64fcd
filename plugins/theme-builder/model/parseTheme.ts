import { parse } from '@babel/parser';
import type { CallExpression, File, Node } from '@babel/types';
import type { Control, Path, Scheme, ThemeKeys, Unread, Value, Values } from '../types';
import { CONTROLS } from './controls';
import { readObject, resolve, type Constants, type Leaf } from './readObject';
import { readValue } from './readValue';
import { targetPaths } from './targetPaths';

/** Functions whose arguments are theme options. */
const CREATORS = new Set([
  'createTheme',
  'extendTheme',
  'experimental_extendTheme',
  'createMuiTheme',
]);

/** Names of options by which an object is recognized as theme options. */
const OPTIONS = ['palette', 'colorSchemes', 'components', 'typography', 'shape', 'spacing'];

/** Values that the generated code always has. */
const IGNORED = new Set(['light.mode', 'dark.mode']);

/** A value, and its path with the scheme of its palette, as controls have it. */
interface PlacedLeaf extends Leaf {
  readonly place: Path;
}

/** What a pasted theme contains. */
interface ParsedTheme {
  readonly values: Values;
  /** In the order of the text. */
  readonly unread: readonly Unread[];
}

/** Controls by the path that they set, and whether it is the path that determines their value. */
const PLACES = new Map(
  CONTROLS.flatMap((control) =>
    control.targets.flatMap((paths) =>
      paths.map((path, index) => [path.join('\0'), { control, isFirst: index === 0 }] as const),
    ),
  ),
);

/**
 * Reads a theme from code: calls of `createTheme` in a module, or only the object with the options.
 *
 * @param keys of the version for which the theme is read
 */
export function parseTheme(text: string, keys: ThemeKeys): ParsedTheme {
  const parsed = parseCode(text);
  if ('line' in parsed) {
    return { values: {}, unread: [{ path: '', line: parsed.line, reason: 'syntax' }] };
  }
  const nodes = listNodes(parsed.file);
  const constants = collectConstants(nodes);
  const leaves = findThemes(nodes, constants).flatMap((theme) => readTheme(theme, constants));
  if (leaves.length === 0) {
    return { values: {}, unread: [{ path: '', line: 1, reason: 'syntax' }] };
  }
  return readLeaves(leaves, constants, keys, parsed.text);
}

function parseCode(
  text: string,
): { readonly file: File; readonly text: string } | { readonly line: number } {
  const parseText = (code: string) => ({
    file: parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
    text: code,
  });
  try {
    return parseText(text);
  } catch (error) {
    try {
      return parseText(`(${text})`);
    } catch {
      return { line: (error as { loc?: { line: number } }).loc?.line ?? 1 };
    }
  }
}

function listNodes(file: File): readonly Node[] {
  const nodes: Node[] = [file.program];
  for (const node of nodes) {
    for (const value of Object.values(node).flat() as readonly (Node | null)[]) {
      if (typeof value?.type === 'string' && 'start' in value) {
        nodes.push(value);
      }
    }
  }
  return nodes;
}

function collectConstants(nodes: readonly Node[]): Constants {
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
        ? [[node.id.name, node.init]]
        : [],
    ),
  );
}

const isCreation = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  CREATORS.has(node.callee.name);

/** Returns whether code changes a theme after it was created; no control can show such code. */
function changesTheme(node: Node, constants: Constants): boolean {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    let root: Node = node.left;
    while (root.type === 'MemberExpression') {
      root = root.object;
    }
    return isCreation(resolve(root, constants));
  }
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'responsiveFontSizes'
  );
}

/**
 * Returns the arguments of all calls that create a theme, except other such calls, and code that changes a theme; without
 * such calls, the first object with theme options.
 */
function findThemes(nodes: readonly Node[], constants: Constants): readonly (readonly Node[])[] {
  const calls = nodes.flatMap((node) =>
    isCreation(node)
      ? [node.arguments.filter((each) => !isCreation(resolve(each, constants)))]
      : [],
  );
  if (calls.length > 0) {
    return [...calls, nodes.filter((node) => changesTheme(node, constants))];
  }
  const options = nodes.find(
    (node) =>
      node.type === 'ObjectExpression' &&
      node.properties.some(
        (each) =>
          each.type === 'ObjectProperty' &&
          each.key.type === 'Identifier' &&
          OPTIONS.includes(each.key.name),
      ),
  );
  return options ? [[options]] : [];
}

function readTheme(objects: readonly Node[], constants: Constants): readonly PlacedLeaf[] {
  const leaves = objects.flatMap((object) => readObject(object, constants));
  const mode = leaves.find(({ path }) => path.join('.') === 'palette.mode')?.node;
  const scheme: Scheme = mode?.type === 'StringLiteral' && mode.value === 'dark' ? 'dark' : 'light';
  const colors = constants.get('chartColors');
  return [...leaves, ...(colors ? readObject(colors, constants, ['chartColors']) : [])].map(
    (leaf) => ({ ...leaf, place: ownPath(leaf.path, scheme) }),
  );
}

/** Returns the path with the name of the palette's scheme. */
function ownPath(path: Path, scheme: Scheme): Path {
  const [first, second = '', third, ...rest] = path;
  if (first === 'palette') {
    return [scheme, ...path.slice(1)];
  }
  return first === 'colorSchemes' && third === 'palette' ? [second, ...rest] : path;
}

function readLeaves(
  leaves: readonly PlacedLeaf[],
  constants: Constants,
  keys: ThemeKeys,
  text: string,
): ParsedTheme {
  const values: Record<string, Value> = {};
  const unread = new Map<string, Unread>();
  const followers: { control: Control; value: Value | null; leaf: Leaf }[] = [];
  const leave = ({ path, node }: Leaf, reason: Unread['reason']): void => {
    // A value outside of an object, such as a variable, has no path.
    const name = path.join('.') || text.slice(node.start ?? 0, node.end ?? 0).split('\n')[0]!;
    const line = node.loc?.start.line ?? 1;
    unread.set(`${name}:${line}`, { path: name, line, reason });
  };
  for (const leaf of leaves) {
    const place = PLACES.get(leaf.place.join('\0'));
    if (!place) {
      if (!IGNORED.has(leaf.place.join('.'))) {
        leave(leaf, 'place');
      }
      continue;
    }
    const { control, isFirst } = place;
    if (!targetPaths(control, keys)) {
      leave(leaf, 'version');
      continue;
    }
    const value = readValue(control, leaf.node, constants);
    if (!isFirst) {
      followers.push({ control, value, leaf });
    } else if (value === null) {
      leave(leaf, 'value');
    } else {
      values[control.id] = value;
    }
  }
  for (const { control, value, leaf } of followers) {
    const isImage = leaf.path.at(-1) === 'backgroundImage';
    if (!isImage && String(values[control.id]) !== String(value)) {
      leave(leaf, 'value');
    }
  }
  return {
    values,
    unread: [...unread.values()].sort((a, b) => a.line - b.line),
  };
}
