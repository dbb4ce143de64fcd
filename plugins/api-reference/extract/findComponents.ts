import ts from 'typescript';
import { ExtractionError } from './ExtractionError';
import type { OpenPackage } from './openPackage';
import { packageOfFile } from './packageOfFile';
import { readJsDoc } from './readJsDoc';

/** An exported component and the type of its props. */
export interface FoundComponent {
  name: string;
  symbol: ts.Symbol;
  props: ts.Type;
}

const COMPONENT_NAME = /^[A-Z][A-Za-z\d]*[a-z]/;

/**
 * Finds the components a package has for its readers: exported values in Pascal case that take
 * props and return something React can show. Not for readers are
 * what is named unstable, what its authors ask to `@ignore`, icons, the styled elements that
 * components are made of, and what neither takes a prop nor says what it is for.
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
    const props = readPropsType(symbol, opened);
    if (props && !/^unstable_/i.test(name) && isForReaders(symbol, props, opened)) {
      found.push({ name, symbol, props });
    }
  }
  return found;
}

function readPropsType(symbol: ts.Symbol, opened: OpenPackage): ts.Type | null {
  const { checker, reactNode } = opened;
  if (reactNode === null) {
    throw new ExtractionError(
      `${opened.name}@${opened.version} does not reach React's types, so its components cannot be ` +
        `told from other functions. Install @types/react.`,
    );
  }
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const signature = signatures.at(-1);
  if (!signature || !checker.isTypeAssignableTo(signature.getReturnType(), reactNode)) {
    return null;
  }
  const [first] = signature.parameters;
  return first ? checker.getTypeOfSymbol(first) : checker.getNeverType();
}

function isForReaders(symbol: ts.Symbol, props: ts.Type, { checker }: OpenPackage): boolean {
  const doc = readJsDoc(symbol, checker);
  if (doc.ignored) {
    return false;
  }
  const takesNothing = (props.flags & ts.TypeFlags.Never) !== 0;
  if (takesNothing && (doc.description === '' || doc.deprecated !== null)) {
    return false;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return !isStyledElement(type) && !isIcon(symbol, type, checker);
}

/** What `styled('div')` makes: a type of the styling engine, not of the package. */
function isStyledElement(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return name === 'StyledComponent';
}

/** Icons take the props of Material's SvgIcon, or live in the package's folder of icons. */
function isIcon(symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): boolean {
  const [signature] = type.getCallSignatures();
  const owner = packageOfFile(fileOf(signature?.declaration));
  const isSvgIcon = MATERIAL.has(owner) && checker.typeToString(type).includes('SvgIcon');
  return isSvgIcon || /\/icons\b/.test(fileOf(symbol.declarations?.[0]));
}

/** Material's package, also by the name it had before. */
const MATERIAL = new Set(['@mui/material', '@material-ui/core']);

function fileOf(node: ts.Node | undefined): string {
  return node?.getSourceFile().fileName ?? '';
}
