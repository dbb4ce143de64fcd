import ts from 'typescript';
import { packageOfFile } from './packageOfFile';
import { printObject } from './printObject';
import { printSignature } from './printSignature';
import { printUnion } from './printUnion';
import { isFunction, isSpeltOut } from './spellOut';

/** Position of a printed type, which determines how far it is expanded. */
export interface PrintContext {
  checker: ts.TypeChecker;
  /** How many types surround it; named types are spelt out near the surface only. */
  depth: number;
  /** Text of the declaration, which determines the order of a union's members. */
  source: string;
}

const DEEPEST = 6;

const FALLBACK_FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitParameterModifiers;

/**
 * Prints a type the way a reader would write it: unions of literals and functions are spelt out,
 * everything else keeps the name it is exported under, and type arguments that repeat a default
 * are left out.
 *
 * @param optional leaves `undefined` out of a union
 */
export function printType(type: ts.Type, context: PrintContext, optional = false): string {
  const { checker, depth } = context;
  const alias = printAlias(type, context);
  if (alias !== null) {
    return alias;
  }
  const resolved = depth <= 1 ? resolveConstraint(type, checker) : type;
  if (resolved !== type) {
    return printType(resolved, context, optional);
  }
  const inner = { ...context, depth: depth + 1 };
  if (type.isUnion() && !(type.flags & ts.TypeFlags.EnumLike)) {
    return printUnion(type, context, optional);
  }
  if (type.isIntersection() && depth < DEEPEST) {
    return type.types.map((member) => inParentheses(printType(member, inner))).join(' & ');
  }
  if (type.flags & ts.TypeFlags.Object && depth < DEEPEST) {
    return printObjectType(type as ts.ObjectType, inner);
  }
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    return 'object';
  }
  return checker.typeToString(type, undefined, FALLBACK_FLAGS);
}

/**
 * Prints the possible values of a type that depends on a type parameter: the names of the scales for
 * `AxisScaleConfig[S]['scaleType']`, `boolean` for a parameter that extends `boolean`.
 */
function resolveConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const depends = ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional;
  const constraint =
    type.flags & (depends | ts.TypeFlags.TypeParameter)
      ? checker.getBaseConstraintOfType(type)
      : undefined;
  if (!constraint) {
    return type;
  }
  const primitive = ts.TypeFlags.BooleanLike | ts.TypeFlags.String | ts.TypeFlags.Undefined;
  const parts = constraint.isUnion() ? constraint.types : [constraint];
  const isTelling = type.flags & depends || parts.every(({ flags }) => flags & primitive);
  return isTelling ? constraint : type;
}

/** Adds parentheses before `[]`, `|` or `&` where precedence requires them. */
export function inParentheses(text: string): string {
  const isFunction = /^(<[^(]*>)?\(.*=>/s.test(text);
  const isCompound = / [|&] /.test(text.replace(/\{.*\}|<.*>|\(.*\)/gs, ''));
  return isFunction || isCompound ? `(${text})` : text;
}

function printAlias(type: ts.Type, context: PrintContext): string | null {
  const symbol = type.aliasSymbol;
  if (!symbol || isSpeltOut(type, context)) {
    return null;
  }
  const args = (type.aliasTypeArguments ?? []).slice();
  return (
    nameOf(symbol, context.checker) +
    printArguments(args, aliasParameters(symbol, context), context)
  );
}

function printObjectType(type: ts.ObjectType, context: PrintContext): string {
  const { checker } = context;
  if (checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    return `[${items.map((item) => printType(item, context)).join(', ')}]`;
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
    return `${readonly}${inParentheses(item ? printType(item, context) : 'any')}[]`;
  }
  if (isFunction(type)) {
    return type
      .getCallSignatures()
      .map((signature) => printSignature(signature, context))
      .map((text, _index, all) => (all.length > 1 ? `(${text})` : text))
      .join(' & ');
  }
  const isNamed = type.symbol && !type.symbol.name.startsWith('__');
  return isNamed ? printReference(type, context) : printObject(type, context);
}

function printReference(type: ts.ObjectType, context: PrintContext): string {
  const name = nameOf(type.symbol, context.checker);
  if (!(type.objectFlags & ts.ObjectFlags.Reference)) {
    return name;
  }
  const { target } = type as ts.TypeReference;
  const parameters = target.typeParameters ?? [];
  const args = context.checker
    .getTypeArguments(type as ts.TypeReference)
    .slice(0, parameters.length);
  return name + printArguments(args, parameters, context);
}

function printArguments(
  args: readonly ts.Type[],
  parameters: readonly ts.Type[],
  context: PrintContext,
): string {
  let count = args.length;
  while (count > 0 && isDefaultArgument(args[count - 1], parameters[count - 1])) {
    count -= 1;
  }
  const inner = { ...context, depth: context.depth + 1 };
  const texts = args.slice(0, count).map((arg) => printType(arg, inner));
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

function isDefaultArgument(arg: ts.Type | undefined, parameter: ts.Type | undefined): boolean {
  const fallback = parameter?.getDefault();
  return fallback !== undefined && (fallback === arg || (arg?.flags ?? 0) === ts.TypeFlags.Any);
}

function aliasParameters(symbol: ts.Symbol, { checker }: PrintContext): ts.Type[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return (declaration?.typeParameters ?? []).map((node) => checker.getTypeAtLocation(node));
}

/** Prints a name as it is imported: those of React through its namespace, others directly. */
function nameOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const qualified = checker.getFullyQualifiedName(symbol).replace(/^"[^"]*"\./, '');
  const isReact = packageOfFile(file) === 'react';
  return isReact && !/^(React|global)\b/.test(qualified) ? `React.${qualified}` : qualified;
}
