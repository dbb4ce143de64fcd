import ts from 'typescript';
import { rangeOf } from './data/ranges';
import type { ControlKind, ControlValue } from './types';

/** An object type, optionally limited to some of its members. */
export interface ObjectType {
  /** The name of an interface. */
  readonly name: string;
  /** Names of the members to include; all of them by default. */
  readonly members?: readonly string[];
}

/** Result of parsing a type: a control for a value, an object type, or neither. */
export type ParsedType = { readonly control: ControlKind } | { readonly object: ObjectType } | null;

/**
 * Chooses the control for a prop from its type in the reference.
 *
 * @param type type in readable TypeScript, such as `'value' | ((item: BarItem) => string)`
 * @param path path of the prop, whose last name distinguishes colors from other strings
 * @returns `null` for types without a simple input: functions, nodes, arrays
 */
export function parseControl(type: string, path: string): ParsedType {
  const [statement] = ts.createSourceFile(
    'type.ts',
    `type T = ${type};`,
    ts.ScriptTarget.Latest,
  ).statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) {
    return null;
  }
  const parts = flatten(statement.type).filter((part) => !isIgnored(part));
  const object = parts.length === 1 ? readObject(parts[0]!) : null;
  if (object) {
    return { object };
  }
  const control = readControl(parts, path);
  return control && { control };
}

function readControl(parts: readonly ts.TypeNode[], path: string): ControlKind | null {
  const options = parts.flatMap((part) => readLiteral(part) ?? []);
  const others = parts.filter((part) => readLiteral(part) === null);
  const has = (kind: ts.SyntaxKind) => others.some((part) => part.kind === kind);
  const isSimple = others.every(({ kind }) => SIMPLE.has(kind));
  if (!isSimple || parts.length === 0) {
    return null;
  }
  if (options.length > 0 && others.length === 0) {
    return { kind: 'choice', options };
  }
  if (has(ts.SyntaxKind.BooleanKeyword)) {
    return { kind: 'switch' };
  }
  if (has(ts.SyntaxKind.NumberKeyword)) {
    return { kind: 'number', ...rangeOf(path) };
  }
  return { kind: /color$/i.test(path) ? 'color' : 'text' };
}

const SIMPLE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.StringKeyword,
]);

function flatten(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isUnionTypeNode(type)) {
    return type.types.flatMap(flatten);
  }
  return ts.isParenthesizedTypeNode(type) ? flatten(type.type) : [type];
}

/** Whether to ignore a member of a union: functions, null and undefined, which an input cannot provide. */
function isIgnored(type: ts.TypeNode): boolean {
  return (
    ts.isFunctionTypeNode(type) ||
    type.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword)
  );
}

function readLiteral(type: ts.TypeNode): string | null {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;
}

/** Parses `ChartsGridProps`, or a part of it: `Pick<ChartsGridProps, 'vertical' | 'horizontal'>`. */
function readObject(type: ts.TypeNode): ObjectType | null {
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) {
    return null;
  }
  const [first, second] = type.typeArguments ?? [];
  const { text: name } = type.typeName;
  if (name === 'Partial' && first) {
    return readObject(first);
  }
  if (name === 'Pick' && first && second) {
    const picked = readObject(first);
    return (
      picked && { ...picked, members: flatten(second).flatMap((each) => readLiteral(each) ?? []) }
    );
  }
  return { name };
}

/** Parses the default of a prop; `null` unless it is a plain value. */
export function parseDefault(text: string | null): ControlValue | null {
  if (text === null) {
    return null;
  }
  const plain = text.replace(/^`(.*)`$/, '$1');
  if (plain === 'true' || plain === 'false') {
    return plain === 'true';
  }
  if (plain !== '' && Number.isFinite(Number(plain))) {
    return Number(plain);
  }
  return /^(['"])(.*)\1$/.exec(plain)?.[2] ?? null;
}
