import type { File, JSXAttribute, JSXOpeningElement, Node, ObjectExpression } from '@babel/types';
import type { CheckedMember, ElementUse, ImportUse, MemberUse, Uses } from './types.ts';

/** Props whose keys are names of members, and the kind of these. */
const KEYED_PROPS: Readonly<Record<string, CheckedMember>> = {
  slots: 'slot',
  slotProps: 'slot',
  components: 'slot',
  componentsProps: 'slot',
  classes: 'class',
};

interface Imported {
  /** Exported name; `*` for the whole module. */
  readonly name: string;
  readonly module: string;
}

/**
 * Finds the uses of some modules: their imports, and the members of imported components.
 *
 * @param isWanted selects the modules
 */
export function findUses(file: File, isWanted: (module: string) => boolean): Uses {
  const imports: ImportUse[] = [];
  const locals = new Map<string, Imported>();
  const elements: ElementUse[] = [];
  for (const node of file.program.body) {
    if (node.type === 'ImportDeclaration' && isWanted(node.source.value)) {
      const module = node.source.value;
      if (node.specifiers.length === 0) {
        imports.push({ name: '', module, ...placeOf(node.source) });
      }
      for (const specifier of node.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? textOf(specifier.imported)
            : nameOfKind(specifier.type);
        locals.set(specifier.local.name, { name, module });
        imports.push({ name, module, ...placeOf(specifier) });
      }
    } else if (
      node.type === 'ExportNamedDeclaration' &&
      node.source &&
      isWanted(node.source.value)
    ) {
      const module = node.source.value;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ExportSpecifier') {
          imports.push({ name: specifier.local.name, module, ...placeOf(specifier) });
        }
      }
    }
  }
  visit(file.program, (node) => {
    if (node.type === 'JSXOpeningElement') {
      const imported = componentOf(node, locals);
      if (imported) {
        elements.push({
          component: componentName(imported),
          module: imported.module,
          members: node.attributes.flatMap((attribute) =>
            attribute.type === 'JSXAttribute' ? membersOf(attribute) : [],
          ),
        });
      }
    }
  });
  return { imports, elements };
}

const nameOfKind = (type: string): string =>
  type === 'ImportNamespaceSpecifier' ? '*' : 'default';

/** Names in quotes are supported: `import { 'x' as y }`. */
const textOf = (node: { type: string; name?: string; value?: string }): string =>
  node.name ?? node.value ?? '';

/** `<DataGrid>`, and `<Grid.DataGrid>` for `import * as Grid`. */
function componentOf(
  { name }: JSXOpeningElement,
  locals: ReadonlyMap<string, Imported>,
): Imported | null {
  if (name.type === 'JSXIdentifier') {
    const imported = locals.get(name.name);
    return imported && imported.name !== '*' ? imported : null;
  }
  if (name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier') {
    const imported = locals.get(name.object.name);
    return imported?.name === '*' ? { ...imported, name: name.property.name } : null;
  }
  return null;
}

/** The default export of a module is the component that it is named after. */
const componentName = ({ name, module }: Imported): string =>
  name === 'default' ? (module.split('/').at(-1) ?? '') : name;

function membersOf(attribute: JSXAttribute): MemberUse[] {
  const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
  if (name === '') {
    return [];
  }
  const prop: MemberUse = { kind: 'prop', name, within: '', ...placeOf(attribute) };
  const kind = Object.hasOwn(KEYED_PROPS, name) ? KEYED_PROPS[name] : undefined;
  const { value } = attribute;
  const given = value?.type === 'JSXExpressionContainer' ? value.expression : null;
  return kind && given?.type === 'ObjectExpression'
    ? [prop, ...keysOf(given).map((key): MemberUse => ({ kind, within: name, ...key }))]
    : [prop];
}

function keysOf({ properties }: ObjectExpression) {
  return properties.flatMap((property) => {
    if (property.type === 'SpreadElement' || property.computed) {
      return [];
    }
    const name = textOf(property.key as { type: string; name?: string; value?: string });
    return name === '' ? [] : [{ name, ...placeOf(property) }];
  });
}

function placeOf({ loc }: Pick<Node, 'loc'>): { line: number; column: number } {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** Visits a node and its descendants without recursion, because the nesting of code is unlimited. */
function visit(root: Node, see: (node: Node) => void): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    see(node);
    const children = Object.entries(node).flatMap(([key, value]) =>
      key === 'loc' || key.endsWith('Comments') ? [] : (value as unknown),
    );
    waiting.push(...children.filter(isNode).reverse());
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
