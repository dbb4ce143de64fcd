import type { File, JSXAttribute, Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { collectImports, type Imports } from './collectImports.ts';
import { componentOf } from './componentOf.ts';
import { innerRange, placeOf, rangeOf, textOf, uncapitalized, capitalized } from './names.ts';
import { ShapeReader } from './ShapeReader.ts';

import { Tree } from './Tree.ts';
import type { Use, WrittenName } from './types.ts';

/** An element of the library, with the props that it is given by name. */
export interface ElementUse {
  readonly component: string;
  readonly families: readonly string[];
  readonly props: ReadonlySet<string>;
  readonly line: number;
  readonly column: number;
  /** Whether more props may come from an object. */
  readonly isOpen: boolean;
}

export interface FileUses {
  readonly uses: readonly Use[];
  readonly elements: readonly ElementUse[];
  /** Every name that is written in the file. */
  readonly names: ReadonlySet<string>;
}

const SLOT_PROPS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);
const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]+/g;

/** Finds everything in a file that names something of the library. */
export function collectUses(file: File): FileUses {
  const tree = new Tree(file);
  const imports = collectImports(tree);
  const names = new Set(tree.nodes.flatMap((node) => textOf(node) ?? []));
  if (imports.uses.length === 0) {
    return { uses: collectThemeAndClasses(tree, []), elements: [], names };
  }
  const shapes = new ShapeReader(tree, imports);
  const elements = tree.nodes.flatMap((node) => describeElement(node, imports));
  const uses = [
    ...imports.uses,
    ...tree.nodes.flatMap((node) => [
      ...usesOfElement(node, imports),
      ...usesOfObject(node, shapes, imports),
      ...usesOfMember(node, imports),
      ...usesOfCall(node, imports),
    ]),
    ...collectThemeAndClasses(tree, imports.families),
  ];
  return { uses, elements, names };
}

function describeElement(node: Node, imports: Imports): ElementUse[] {
  const component = node.type === 'JSXOpeningElement' ? componentOf(node, imports) : null;
  if (node.type !== 'JSXOpeningElement' || component === null) {
    return [];
  }
  const names = node.attributes.flatMap((each) =>
    each.type === 'JSXAttribute' ? (textOf(each.name) ?? []) : [],
  );
  return [
    {
      component,
      families: imports.families,
      props: new Set(names),
      ...placeOf(node),
      isOpen: node.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
    },
  ];
}

function usesOfElement(node: Node, imports: Imports): Use[] {
  const component = node.type === 'JSXOpeningElement' ? componentOf(node, imports) : null;
  if (node.type !== 'JSXOpeningElement' || component === null) {
    return [];
  }
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' ? usesOfAttribute(attribute, component, imports) : [],
  );
}

function usesOfAttribute(attribute: JSXAttribute, component: string, { families }: Imports): Use[] {
  const name = textOf(attribute.name);
  if (name === null) {
    return [];
  }
  const given =
    attribute.value?.type === 'JSXExpressionContainer'
      ? attribute.value.expression
      : attribute.value;
  const keys = given?.type === 'ObjectExpression' ? propertiesOf(given) : [];
  const isFormerSlots = name === 'components';
  const prop: Use = {
    kind: 'prop',
    name,
    of: [component],
    families,
    ...placeOf(attribute),
    ...rangeOf(attribute.name),
    ...valueOf(given),
    written: [rangeOf(attribute.name), ...(isFormerSlots ? keys.flatMap(uncapitalizedKey) : [])],
  };
  const kind = SLOT_PROPS.has(name) ? 'slot' : name === 'classes' ? 'class' : null;
  return [
    prop,
    ...keys.flatMap((property): Use[] => {
      const key = textOf(property.key);
      if (kind === null || key === null) {
        return [];
      }
      return [
        {
          kind,
          name: key,
          of: [component, ...(FORMER_SLOT_TYPES[name] ?? [])],
          families,
          ...placeOf(property),
          ...rangeOf(property.key),
          written: [keyOf(property)],
        },
      ];
    }),
  ];
}

/** What listed the slots of the grid by the names that components had. */
const FORMER_SLOT_TYPES: Readonly<Record<string, readonly string[]>> = {
  components: ['GridSlotsComponent'],
  componentsProps: ['GridSlotsComponentsProps'],
};

/** Keys of `components` begin with a capital, those of `slots` do not. */
function uncapitalizedKey(property: ObjectProperty): WrittenName[] {
  const key = textOf(property.key);
  return key === null || key === uncapitalized(key)
    ? []
    : [{ ...keyOf(property), text: uncapitalized(key) }];
}

/** A key as it is written, which a shorthand says only once. */
function keyOf(property: ObjectProperty): WrittenName {
  return property.shorthand
    ? { ...rangeOf(property), after: `: ${textOf(property.key)}` }
    : innerRange(property.key);
}

function propertiesOf({ properties }: ObjectExpression): ObjectProperty[] {
  return properties.filter(
    (each): each is ObjectProperty => each.type === 'ObjectProperty' && !each.computed,
  );
}

function valueOf(node: Node | null | undefined): Pick<Use, 'value'> {
  const text = node?.type === 'StringLiteral' ? node.value : null;
  return node && text !== null ? { value: { text, ...innerRange(node) } } : {};
}

/** Slots are found where they are given to a component. */
const isType = (shape: string): boolean => shape !== 'slotProps';

function usesOfObject(node: Node, shapes: ShapeReader, { families }: Imports): Use[] {
  const of = node.type === 'ObjectExpression' ? shapes.of(node).filter(isType) : [];
  if (node.type !== 'ObjectExpression' || of.length === 0) {
    return [];
  }
  return node.properties.flatMap((property): Use[] => {
    const name =
      property.type === 'SpreadElement' || property.computed ? null : textOf(property.key);
    if (property.type === 'SpreadElement' || name === null) {
      return [];
    }
    return [
      {
        kind: 'prop',
        name,
        of,
        families,
        ...placeOf(property),
        ...rangeOf(property.key),
        ...(property.type === 'ObjectProperty' && valueOf(property.value)),
        written: [property.type === 'ObjectProperty' ? keyOf(property) : rangeOf(property.key)],
      },
    ];
  });
}

/** What the objects are that components hand out. */
const API_TYPES: Readonly<Record<string, readonly string[]>> = {
  'data-grid': ['GridApi'],
  'tree-view': ['TreeViewPublicAPI'],
};

/** Objects with methods, by the names that code has for them. */
const API_NAME = /^api(?:Ref)?$|(?:[a-z]A|^a)piRef$/;

/** What is read from something: a method of the API object, a part of the state, a class, an event. */
function usesOfMember(node: Node, { locals, families }: Imports): Use[] {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') {
    return [];
  }
  const name =
    node.computed && node.property.type !== 'StringLiteral' ? null : textOf(node.property);
  const owner = lastName(node.object);
  if (name === null || owner === null) {
    return [];
  }
  const isMember = node.object.type.endsWith('MemberExpression');
  const place = {
    name,
    families,
    ...placeOf(node.property),
    ...rangeOf(node.property),
    written: [innerRange(node.property)],
  };
  if ((owner === 'current' && isMember) || (API_NAME.test(owner) && name !== 'current')) {
    return [{ kind: 'prop', of: families.flatMap((family) => API_TYPES[family] ?? []), ...place }];
  }
  if (owner === 'state' && isMember) {
    return [{ kind: 'prop', of: ['GridState'], ...place }];
  }
  const imported = locals.get(owner)?.name ?? '';
  if (imported === 'GridEvents') {
    return [{ kind: 'event', of: [], ...place }];
  }
  return imported.endsWith('Classes')
    ? [{ kind: 'class', of: [classOwner(imported)], ...place }]
    : [];
}

/** Classes of the grid are exported under a shorter name than its own. */
function classOwner(exported: string): string {
  const component = capitalized(exported.replace(/Classes$/, ''));
  return component === 'Grid' ? 'DataGrid' : component;
}

function lastName(node: Node): string | null {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression'
    ? textOf(node.property)
    : textOf(node);
}

const ROLE_QUERY = /^(?:get|find|query)(?:All)?ByRole$/;
const LISTENER =
  /^(?:useGrid(?:ApiEventHandler|ApiOptionHandler|Event\w*)|subscribeEvent|publishEvent)$/;

/** Texts that name something: events that are listened to, and roles that tests look for. */
function usesOfCall(node: Node, { families }: Imports): Use[] {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') {
    return [];
  }
  const called = lastName(node.callee) ?? '';
  const isRole = ROLE_QUERY.test(called);
  const argument =
    isRole || LISTENER.test(called)
      ? node.arguments.slice(0, 2).find(({ type }) => type === 'StringLiteral')
      : undefined;
  const name = textOf(argument);
  return argument && name !== null
    ? [
        {
          kind: isRole ? 'role' : 'event',
          name,
          of: [],
          families,
          ...placeOf(argument),
          ...rangeOf(argument),
          written: [innerRange(argument)],
        },
      ]
    : [];
}

const THEME_PARTS = new Set(['defaultProps', 'styleOverrides', 'variants']);

/** What files name without importing anything: keys of a theme, and classes in the page's HTML. */
function collectThemeAndClasses(tree: Tree, families: readonly string[]): Use[] {
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

/** Where themes have keys of components: until Material UI 4, props and styles lay apart. */
const THEME_PLACES: Readonly<Record<string, string>> = {
  components: '',
  mixins: '',
  props: 'defaultProps',
  overrides: 'styleOverrides',
};

/** The key of the object that a property is in. */
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
  if (key === null || !/^Mui[A-Z]/.test(key) || (parts.length === 0 && place === undefined)) {
    return [];
  }
  const owner = { of: [key.slice('Mui'.length)], families: [] };
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

/** Names of classes, each with the component that begins it: `MuiDataGrid-cell`. */
function usesOfText(node: Node, families: readonly string[]): Use[] {
  const text = node.type === 'TemplateElement' ? node.value.raw : (textOf(node) ?? '');
  const { start } = node.type === 'TemplateElement' ? rangeOf(node) : innerRange(node);
  return [...text.matchAll(CLASS_NAME)].map(({ 0: found, index }): Use => {
    const dash = found.indexOf('-');
    const name = found.slice(dash + 1);
    const written = { start: start + index + dash + 1, end: start + index + found.length };
    return {
      kind: 'class',
      name,
      of: [found.slice('Mui'.length, dash)],
      families,
      ...placeOf(node),
      ...written,
      global: { start: start + index, end: written.end },
      written: [written],
    };
  });
}
