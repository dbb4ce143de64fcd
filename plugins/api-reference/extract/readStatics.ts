import ts from 'typescript';
import { packageOfFile } from './packageOfFile';
import { type PropScope, readProps, type UnplannedProp } from './readProps';

/**
 * Reads what a class has itself, and not what is constructed of it: `setLicenseKey` of `LicenseInfo.setLicenseKey()`.
 *
 * What it has from another class counts, whichever package declares that one: `LicenseInfo` of `@mui/x-data-grid-pro` is
 * an empty class on top of that of `@mui/x-license`. What every function or error has is an interface's, and does not.
 *
 * @returns an empty list for what is no class
 */
export function readStatics(symbol: ts.Symbol, scope: PropScope): UnplannedProp[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) {
    return [];
  }
  const type = scope.checker.getTypeOfSymbol(symbol);
  const ownPackages = new Set(type.getProperties().flatMap(packagesOfClasses));
  return readProps(type, { ...scope, ownPackages }).props.map((prop) => ({
    ...prop,
    static: true,
  }));
}

/** The packages whose classes declare a member. */
function packagesOfClasses({ declarations = [] }: ts.Symbol): string[] {
  return declarations
    .filter(({ parent }) => ts.isClassLike(parent))
    .map((declaration) => packageOfFile(declaration.getSourceFile().fileName));
}
