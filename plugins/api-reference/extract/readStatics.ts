import ts from 'typescript';
import { packageOfFile } from './packageOfFile';
import { type PropScope, readProps, type UnplannedProp } from './readProps';

/**
 * Extracts the static members of a class: `setLicenseKey` of `LicenseInfo.setLicenseKey()`.
 *
 * Includes inherited members from any package: `LicenseInfo` of `@mui/x-data-grid-pro` is an empty subclass of that of
 * `@mui/x-license`. Excludes members that every function or error has.
 *
 * @returns an empty list for anything but a class
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

/** Packages whose classes declare a member. */
function packagesOfClasses({ declarations = [] }: ts.Symbol): string[] {
  return declarations
    .filter(({ parent }) => ts.isClassLike(parent))
    .map((declaration) => packageOfFile(declaration.getSourceFile().fileName));
}
