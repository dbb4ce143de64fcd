import type { File, JSXAttribute, JSXOpeningElement, Node, ObjectProperty } from '@babel/types';
import { collectImports, type Imports } from './collectImports.ts';
import { collectThemeAndClasses } from './collectThemeAndClasses.ts';
import { componentOf } from './componentOf.ts';
import { describeGiven } from './describeGiven.ts';
import { placeOf, rangeOf, textOf, uncapitalized } from './names.ts';
import { keyOf, propertiesOf, valueOf } from './objectKeys.ts';
import { ShapeReader } from './ShapeReader.ts';
import { Tree } from './Tree.ts';
import type { Use, WrittenName } from './types.ts';
import { usesOfCall, usesOfMember } from './usesOfMembers.ts';

/** An element of the library, with its named props. */
export interface ElementUse {
  readonly component: string;
  readonly families: readonly string[];
  readonly props: ReadonlySet<string>;
  /** Its ancestors from the library, closest first. */
  readonly ancestors: readonly string[];
  readonly line: number;
  readonly column: number;
  /** Whether a spread may add more props. */
  readonly isOpen: boolean;
}

export interface FileUses {
  readonly uses: readonly Use[];
  readonly elements: readonly ElementUse[];
  /** All names in the file. */
  readonly names: ReadonlySet<string>;
}

const SLOT_PROPS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/**
 * Collects all uses of the library in a file.
 *
 * @param isTyped whether the file is TypeScript
 */
export function collectUses(file: File, isTyped = false): FileUses {
  const tree = new Tree(file);
  const imports = collectImports(tree);
  const names = new Set(tree.nodes.flatMap((node) => textOf(node) ?? []));
  if (imports.uses.length === 0) {
    return { uses: collectThemeAndClasses(tree, []), elements: [], names };
  }
  const shapes = new ShapeReader(tree, imports);
  const elements = tree.nodes.flatMap((node) => describeElement(node, imports, tree));
  const uses: Use[] = [
    ...imports.uses,
    ...elements.map(({ component, ancestors, families, line, column }): Use => ({
      kind: 'element',
      name: component,
      of: ancestors,
      families,
      line,
      column,
      start: 0,
      end: 0,
      written: [],
    })),
    ...tree.nodes.flatMap((node) => [
      ...usesOfElement(node, imports, tree),
      ...usesOfObject(node, shapes, imports, tree).map((use) =>
        isTyped && isInferred(node, tree) ? { ...use, isUntyped: true as const } : use,
      ),
      ...usesOfArray(node, shapes, imports),
      ...usesOfMember(node, imports, tree),
      ...usesOfCall(node, imports),
    ]),
    ...collectThemeAndClasses(tree, imports.families),
  ];
  return { uses, elements, names };
}

function describeElement(node: Node, imports: Imports, tree: Tree): ElementUse[] {
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
      ancestors: ancestorsOf(node, imports, tree),
      ...placeOf(node),
      isOpen: node.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
    },
  ];
}

/** An element in a prop is not a child. */
function ancestorsOf(node: Node, imports: Imports, tree: Tree): string[] {
  const found: string[] = [];
  let above = tree.parentOf(node);
  for (; above && above.type !== 'JSXAttribute'; above = tree.parentOf(above)) {
    const opening = above.type === 'JSXElement' ? above.openingElement : node;
    const component = opening !== node ? componentOf(opening as JSXOpeningElement, imports) : null;
    found.push(...(component === null ? [] : [component]));
  }
  return found;
}

function usesOfElement(node: Node, imports: Imports, tree: Tree): Use[] {
  const component = node.type === 'JSXOpeningElement' ? componentOf(node, imports) : null;
  if (node.type !== 'JSXOpeningElement' || component === null) {
    return [];
  }
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' ? usesOfAttribute(attribute, component, imports, tree) : [],
  );
}

function usesOfAttribute(
  attribute: JSXAttribute,
  component: string,
  { families }: Imports,
  tree: Tree,
): Use[] {
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
    given: describeGiven(given, tree),
    ...(given?.type === 'ArrowFunctionExpression' && { handler: rangeOf(given) }),
    isAttribute: true,
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
          of: [
            component,
            ...(Object.hasOwn(FORMER_SLOT_TYPES, name) ? FORMER_SLOT_TYPES[name]! : []),
          ],
          families,
          ...placeOf(property),
          ...rangeOf(property.key),
          isAttribute: true,
          written: [keyOf(property)],
        },
      ];
    }),
  ];
}

/** Former types that list the slots of the grid under the names of components. */
const FORMER_SLOT_TYPES: Readonly<Record<string, readonly string[]>> = {
  components: ['GridSlotsComponent'],
  componentsProps: ['GridSlotsComponentsProps'],
};

/** Keys of `components` are capitalized, those of `slots` are not. */
function uncapitalizedKey(property: ObjectProperty): WrittenName[] {
  const key = textOf(property.key);
  return key === null || key === uncapitalized(key)
    ? []
    : [{ ...keyOf(property), text: uncapitalized(key) }];
}

/** Ignores the keys of `slotProps`, which are collected where the object is passed to a component. */
const isType = (shape: string): boolean => shape !== 'slotProps';

function usesOfObject(node: Node, shapes: ShapeReader, { families }: Imports, tree: Tree): Use[] {
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
        given: describeGiven(property.type === 'ObjectProperty' ? property.value : property, tree),
        written: [property.type === 'ObjectProperty' ? keyOf(property) : rangeOf(property.key)],
      },
    ];
  });
}

/** Recognizes a list that is declared with the name of a model, such as `useState<GridRowSelectionModel>([])`. */
function usesOfArray(node: Node, shapes: ShapeReader, { families }: Imports): Use[] {
  return node.type === 'ArrayExpression'
    ? shapes.typesOf(node).map((name) => ({
        kind: 'value',
        name,
        of: [],
        families,
        ...placeOf(node),
        ...rangeOf(node),
        given: { form: 'array', keys: [], reads: [], returned: [] },
        written: [],
      }))
    : [];
}

/** Nodes through which TypeScript infers the type of an object from the object itself. */
const INFERRED = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'ReturnStatement',
  'BlockStatement',
]);

/** Returns whether no type annotation applies to an object in a list. */
function isInferred(node: Node, tree: Tree): boolean {
  let above = tree.parentOf(node);
  while (above && (INFERRED.has(above.type) || isUntypedMemo(above))) {
    if ('returnType' in above && above.returnType) {
      return false;
    }
    above = tree.parentOf(above);
  }
  return (
    above?.type === 'VariableDeclarator' &&
    above.id.type === 'Identifier' &&
    !above.id.typeAnnotation &&
    above.init?.type !== 'ObjectExpression'
  );
}

const isUntypedMemo = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  !node.typeParameters &&
  /^(?:React\.)?useMemo$/.test(
    node.callee.type === 'MemberExpression'
      ? (textOf(node.callee.property) ?? '')
      : (textOf(node.callee) ?? ''),
  );
