import type { ArrayExpression, Node, ObjectExpression, ObjectProperty } from '@babel/types';
import type { Imports } from './collectImports.ts';
import { componentOf } from './componentOf.ts';
import { textOf } from './names.ts';
import {
  COLUMN_KEYS,
  LIST_TYPES,
  MEMBER_SHAPES,
  PROP_SHAPES,
  seriesShapes,
  slotShapes,
} from './shapes.ts';
import type { Tree } from './Tree.ts';

type Shapes = readonly string[];
const NONE: Shapes = [];

/** Functions that return their argument, or the result of a function in their arguments. */
const PASSING = new Set(['useMemo', 'useState', 'useCallback', 'memo', 'freeze']);
/** Types that wrap another type. */
const WRAPPERS = new Set(['Array', 'ReadonlyArray', 'Partial', 'Readonly', 'Required']);

/** Determines the library types of objects in code. */
export class ShapeReader {
  readonly #tree: Tree;
  readonly #imports: Imports;
  /** Types of the props to which variables are passed. */
  readonly #given = new Map<string, Shapes>();
  readonly #known = new Map<Node, Shapes>();

  constructor(tree: Tree, imports: Imports) {
    this.#tree = tree;
    this.#imports = imports;
    for (const node of tree.nodes) {
      const value = node.type === 'JSXAttribute' ? node.value : null;
      if (value?.type === 'JSXExpressionContainer' && value.expression.type === 'Identifier') {
        const shapes = this.#ofAttribute(node);
        if (shapes.length > 0) {
          this.#given.set(value.expression.name, shapes);
        }
      }
    }
  }

  of(object: ObjectExpression): Shapes {
    const shapes = this.#above(object);
    const own = shapes.filter((shape) => this.#isOfFile(shape));
    return own.length > 0 || !this.#looksLikeColumn(object) ? own : ['GridColDef'];
  }

  /** Returns the item types of a list according to its declaration. */
  typesOf(list: ArrayExpression): Shapes {
    return this.#above(list).filter((shape) =>
      [...this.#imports.locals.values()].some(({ name }) => name === shape),
    );
  }

  /** Returns the types of a value according to its position. */
  #above(node: Node): Shapes {
    const known = this.#known.get(node);
    if (known) {
      return known;
    }
    const shapes = this.#readAbove(node);
    this.#known.set(node, shapes);
    return shapes;
  }

  #readAbove(node: Node): Shapes {
    const parent = this.#tree.parentOf(node);
    switch (parent?.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return orElse(this.#ofType(parent.typeAnnotation), () => this.#above(parent));
      case 'VariableDeclarator':
        return orElse(this.#ofType(annotationOf(parent.id)), () => this.#ofVariable(parent.id));
      case 'AssignmentPattern':
      case 'ClassProperty':
        return this.#ofType('typeAnnotation' in parent ? parent.typeAnnotation : null);
      case 'ArrayExpression':
      case 'ConditionalExpression':
      case 'LogicalExpression':
      case 'ParenthesizedExpression':
      case 'SpreadElement':
      case 'ReturnStatement':
      case 'BlockStatement':
        return this.#above(parent);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return node === parent.body
          ? orElse(this.#ofType(parent.returnType), () => this.#above(parent))
          : NONE;
      case 'FunctionDeclaration':
        return this.#ofType(parent.returnType);
      case 'CallExpression': {
        const called = lastPart(parent.callee);
        return called !== null && PASSING.has(called) && parent.arguments[0] === node
          ? orElse(this.#ofType(parent.typeParameters), () => this.#above(parent))
          : NONE;
      }
      case 'ObjectProperty':
        return parent.value === node ? this.#ofProperty(parent) : NONE;
      case 'JSXExpressionContainer': {
        const attribute = this.#tree.parentOf(parent);
        return attribute?.type === 'JSXAttribute' ? this.#ofAttribute(attribute) : NONE;
      }
      default:
        return NONE;
    }
  }

  #ofVariable(id: Node): Shapes {
    const name = id.type === 'ArrayPattern' ? textOf(id.elements[0]) : textOf(id);
    return (name !== null && this.#given.get(name)) || NONE;
  }

  #ofProperty(property: ObjectProperty): Shapes {
    const key = textOf(property.key);
    const object = this.#tree.parentOf(property);
    if (key === null || !object) {
      return NONE;
    }
    const above = this.#above(object);
    const { families } = this.#imports;
    return above.flatMap((shape) =>
      shape === 'slotProps'
        ? slotShapes(key, families)
        : (ownValue(ownValue(MEMBER_SHAPES, shape), key) ??
          (key === 'slotProps' ? ['slotProps'] : [])),
    );
  }

  #ofAttribute(attribute: Node): Shapes {
    const name = attribute.type === 'JSXAttribute' ? textOf(attribute.name) : null;
    const element = this.#tree.parentOf(attribute);
    const component =
      element?.type === 'JSXOpeningElement' ? componentOf(element, this.#imports) : null;
    if (name === null || component === null) {
      return NONE;
    }
    if (name === 'slotProps' || name === 'componentsProps') {
      return ['slotProps'];
    }
    return name === 'series' ? seriesShapes(component) : (ownValue(PROP_SHAPES, name) ?? NONE);
  }

  #ofType(type: Node | null | undefined): Shapes {
    switch (type?.type) {
      case 'TSTypeAnnotation':
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return this.#ofType(type.typeAnnotation);
      case 'TSArrayType':
        return this.#ofType(type.elementType);
      case 'TSTypeParameterInstantiation':
        return type.params.flatMap((each) => this.#ofType(each));
      case 'TSUnionType':
      case 'TSIntersectionType':
        return type.types.flatMap((each) => this.#ofType(each));
      case 'TSIndexedAccessType':
        return type.indexType.type === 'TSLiteralType'
          ? (ownValue(PROP_SHAPES, textOf(type.indexType.literal) ?? '') ?? NONE)
          : NONE;
      case 'TSTypeReference': {
        const name = textOf(type.typeName) ?? '';
        if (WRAPPERS.has(name)) {
          return this.#ofType(type.typeParameters);
        }
        const imported = this.#imports.locals.get(name)?.name;
        if (!imported) {
          return NONE;
        }
        const item = ownValue(LIST_TYPES, imported) ?? imported;
        return [item, ...(item.endsWith('Props') ? [item.replace(/Props$/, '')] : [])];
      }
      default:
        return NONE;
    }
  }

  /** Types of the grid and of pickers share names of props, such as `localeText`. */
  #isOfFile(shape: string): boolean {
    const { families } = this.#imports;
    return shape.startsWith('Grid')
      ? families.includes('data-grid')
      : !shape.startsWith('Pickers') || families.includes('date-pickers');
  }

  #looksLikeColumn({ properties }: ObjectExpression): boolean {
    const keys = properties.flatMap((each) =>
      each.type === 'SpreadElement' ? [] : (textOf(each.key) ?? []),
    );
    return (
      this.#imports.families.includes('data-grid') &&
      keys.includes('field') &&
      keys.some((key) => COLUMN_KEYS.has(key))
    );
  }
}

/** A key in the reader's code may have the name of an inherited property, such as `constructor`. */
function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

function orElse(shapes: Shapes, other: () => Shapes): Shapes {
  return shapes.length > 0 ? shapes : other();
}

function annotationOf(id: Node): Node | null | undefined {
  return 'typeAnnotation' in id ? (id.typeAnnotation as Node | null) : null;
}

function lastPart(callee: Node): string | null {
  return callee.type === 'MemberExpression' ? textOf(callee.property) : textOf(callee);
}
