import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { componentOfKey, innerRange, placeOf, rangeOf, textOf } from './names.ts';
import { keyOf, propertiesOf, valueOf } from './objectKeys.ts';
import type { Tree } from './Tree.ts';
import type { Use } from './types.ts';

const CLASS_NAME = /\b(?:Mui|Private)[A-Z]\w*-[\w-]+/g;
/**
 * Matches CSS variables of the library, which are named after components; other variables begin with a lowercase
 * letter.
 */
const VARIABLE = /--[A-Z]\w*-[\w-]+/g;
const THEME_PARTS = new Set(['defaultProps', 'styleOverrides', 'variants']);

/** Collects names that need no import: theme keys, and classes in the HTML. */
export function collectThemeAndClasses(tree: Tree, families: readonly string[]): Use[] {
  return tree.nodes.flatMap((node): Use[] => {
    if (node.type === 'ObjectProperty' && node.value.type === 'ObjectExpression') {
      return usesOfTheme(node, node.value, keyAround(node, tree));
    }
    if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
      return usesOfText(node, families);
    }
    return [];
  });
}

/** Theme objects with keys of components; until Material UI 4, props and styles were separate. */
const THEME_PLACES: Readonly<Record<string, string>> = {
  components: '',
  mixins: '',
  props: 'defaultProps',
  overrides: 'styleOverrides',
};

/** Returns the key of the object that contains a property. */
function keyAround(property: Node, tree: Tree): string | null {
  const object = tree.parentOf(property);
  const around = object && tree.parentOf(object);
  return around?.type === 'ObjectProperty' ? textOf(around.key) : null;
}

function usesOfTheme(
  property: ObjectProperty,
  value: ObjectExpression,
  around: string | null,
): Use[] {
  const key = textOf(property.key);
  const place = THEME_PLACES[around ?? ''];
  const parts = propertiesOf(value).filter(({ key: part }) => THEME_PARTS.has(textOf(part) ?? ''));
  if (
    key === null ||
    !/^(?:Mui|Private)[A-Z]/.test(key) ||
    (parts.length === 0 && place === undefined)
  ) {
    return [];
  }
  const owner = { of: [componentOfKey(key)], families: [] };
  const theme: Use = {
    kind: 'theme',
    name: key,
    ...owner,
    ...placeOf(property),
    ...rangeOf(property.key),
    written: [innerRange(property.key)],
  };
  const lists = place
    ? [{ part: place, object: value }]
    : parts.flatMap(({ key: part, value: object }) =>
        object.type === 'ObjectExpression' ? [{ part: textOf(part), object }] : [],
      );
  const members = lists.flatMap(({ part, object }) =>
    part === 'variants'
      ? []
      : propertiesOf(object).flatMap((each) => themeMember(each, part, owner)),
  );
  return [theme, ...members];
}

function themeMember(
  member: ObjectProperty,
  part: string | null,
  owner: Pick<Use, 'of' | 'families'>,
): Use[] {
  const name = textOf(member.key);
  return name === null
    ? []
    : [
        {
          kind: part === 'defaultProps' ? 'prop' : 'class',
          name,
          ...owner,
          ...placeOf(member),
          ...rangeOf(member.key),
          ...valueOf(member.value),
          written: [keyOf(member)],
        },
      ];
}

/** Matches class names, which begin with a component, and variables: `MuiDataGrid-cell`, `--DataGrid-overlayHeight`. */
function usesOfText(node: Node, families: readonly string[]): Use[] {
  const text = node.type === 'TemplateElement' ? node.value.raw : (textOf(node) ?? '');
  const { start } = node.type === 'TemplateElement' ? rangeOf(node) : innerRange(node);
  const variables = [...text.matchAll(VARIABLE)].map(({ 0: name, index }): Use => {
    const written = { start: start + index, end: start + index + name.length };
    return {
      kind: 'variable',
      name,
      of: [],
      families,
      ...placeOf(node),
      ...written,
      written: [written],
    };
  });
  const classes = [...text.matchAll(CLASS_NAME)].map(({ 0: found, index }): Use => {
    const dash = found.indexOf('-');
    const name = found.slice(dash + 1);
    const written = { start: start + index + dash + 1, end: start + index + found.length };
    return {
      kind: 'class',
      name,
      of: [componentOfKey(found.slice(0, dash))],
      families,
      ...placeOf(node),
      ...written,
      global: { start: start + index, end: written.end },
      written: [written],
    };
  });
  return [...classes, ...variables];
}
