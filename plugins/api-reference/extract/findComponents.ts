import ts from 'typescript';
import type { PropTypes } from './collectMembers';
import { ExtractionError } from './ExtractionError';
import type { OpenPackage } from './openPackage';
import { packageOfFile } from './packageOfFile';
import { readJsDoc } from './readJsDoc';

/** An exported component and the types of its props. */
export interface FoundComponent extends PropTypes {
  name: string;
  symbol: ts.Symbol;
}

const COMPONENT_NAME = /^[A-Z][A-Za-z\d]*[a-z]/;

/**
 * Finds the public components of a package: exported values in Pascal case that accept props and return something that
 * React can render. Excluded are unstable names, `@ignore`d exports, icons, the styled elements of components, and
 * exports with neither props nor a description.
 */
export function findComponents(
  opened: OpenPackage,
  isCovered: (name: string) => boolean,
): FoundComponent[] {
  const found: FoundComponent[] = [];
  for (const [name, symbol] of opened.exports) {
    const mayBeComponent = symbol.flags & ts.SymbolFlags.Value && COMPONENT_NAME.test(name);
    if (!mayBeComponent || !isCovered(name)) {
      continue;
    }
    const types = readPropTypes(symbol, opened);
    if (types && !/^unstable_/i.test(name) && isForReaders(name, symbol, types.props, opened)) {
      found.push({ name, symbol, ...types });
    }
  }
  return found;
}

function readPropTypes(symbol: ts.Symbol, opened: OpenPackage): PropTypes | null {
  const { checker, reactNode } = opened;
  if (reactNode === null) {
    throw new ExtractionError(
      `${opened.name}@${opened.version} does not reach React's types, so its components cannot be ` +
        `told from other functions. Install @types/react.`,
    );
  }
  const type = checker.getTypeOfSymbol(symbol);
  // The compiler merges the signatures of a union, except those of functions with those of classes.
  const branches = type.isUnion() ? [type, ...type.types] : [type];
  const signature = branches
    .map((branch) => findSignature(branch, checker, reactNode))
    .find((found) => found !== undefined);
  if (!signature) {
    return null;
  }
  const [first] = signature.parameters;
  const props = first ? checker.getTypeOfSymbol(first) : checker.getNeverType();
  return { props, typeParameters: signature.typeParameters ?? [] };
}

/** Returns how React calls a function component, or constructs a class component. */
function findSignature(
  type: ts.Type,
  checker: ts.TypeChecker,
  reactNode: ts.Type,
): ts.Signature | undefined {
  const isNode = (rendered: ts.Type): boolean => checker.isTypeAssignableTo(rendered, reactNode);
  const called = type.getCallSignatures().at(-1);
  if (called) {
    return isNode(called.getReturnType()) ? called : undefined;
  }
  const constructed = type.getConstructSignatures().at(-1);
  const render = constructed?.getReturnType().getProperty('render');
  const rendered = render && checker.getTypeOfSymbol(render).getCallSignatures().at(-1);
  return rendered && isNode(rendered.getReturnType()) ? constructed : undefined;
}

function isForReaders(
  name: string,
  symbol: ts.Symbol,
  props: ts.Type,
  { checker }: OpenPackage,
): boolean {
  const doc = readJsDoc(symbol, checker);
  if (doc.ignored) {
    return false;
  }
  const takesNothing = (props.flags & ts.TypeFlags.Never) !== 0;
  if (takesNothing && (doc.description === '' || doc.deprecated !== null)) {
    return false;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return !isStyledElement(type) && !isIcon(name, symbol, type, checker);
}

/** Returns whether a type is the result of `styled('div')`, a type of the styling engine and not of the package. */
function isStyledElement(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return name === 'StyledComponent';
}

/** Icons have the type of Material's `SvgIcon`, which is not one itself, or are in the package's folder of icons. */
function isIcon(name: string, symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): boolean {
  const [signature] = type.getCallSignatures();
  const owner = packageOfFile(fileOf(signature?.declaration));
  const hasIconType = MATERIAL.has(owner) && checker.typeToString(type).includes('SvgIcon');
  return (hasIconType && name !== 'SvgIcon') || /\/icons\b/.test(fileOf(symbol.declarations?.[0]));
}

/** Material's package, also by the name it had before. */
const MATERIAL = new Set(['@mui/material', '@material-ui/core']);

function fileOf(node: ts.Node | undefined): string {
  return node?.getSourceFile().fileName ?? '';
}
