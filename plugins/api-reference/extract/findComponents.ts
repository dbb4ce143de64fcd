import ts from 'typescript';
import type { OpenPackage } from './openPackage';
import { packageOfFile } from './packageOfFile';
import { readJsDoc } from './readJsDoc';

/** An exported component and the type of its props. */
export interface FoundComponent {
  name: string;
  symbol: ts.Symbol;
  props: ts.Type;
}

/**
 * Finds the components a package has for its readers: exported values in Pascal case that take
 * props and return something React can show. Not for readers are
 * what is named unstable, what its authors ask to `@ignore`, icons, the styled elements that
 * components are made of, and what neither takes a prop nor says what it is for.
 */
export function findComponents(opened: OpenPackage): FoundComponent[] {
  const found: FoundComponent[] = [];
  for (const [name, symbol] of opened.exports) {
    if (!(symbol.flags & ts.SymbolFlags.Value) || !/^[A-Z][A-Za-z\d]*[a-z]/.test(name)) {
      continue;
    }
    const props = readPropsType(symbol, opened);
    if (props && !/^unstable_/i.test(name) && isForReaders(symbol, props, opened)) {
      found.push({ name, symbol, props });
    }
  }
  return found;
}

function readPropsType(symbol: ts.Symbol, { checker, reactNode }: OpenPackage): ts.Type | null {
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
  return !isStyledElement(type) && !isIcon(type, checker);
}

/** What `styled('div')` makes: a type of the styling engine, not of the package. */
function isStyledElement(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return name === 'StyledComponent';
}

/** Icons are overridable components that take the props of Material's SvgIcon. */
function isIcon(type: ts.Type, checker: ts.TypeChecker): boolean {
  const [signature] = type.getCallSignatures();
  const file = signature?.declaration?.getSourceFile().fileName ?? '';
  return packageOfFile(file) === '@mui/material' && checker.typeToString(type).includes('SvgIcon');
}
