import ts from 'typescript';
import type { ClassDoc, ThemeDoc } from '../types';
import type { OpenPackage } from './openPackage';
import { packageOfFile } from './packageOfFile';

/** Names of the lists that the packages add to the theme's types. */
const ASPECTS = {
  ComponentsPropsList: 'defaultProps',
  ComponentNameToClassKey: 'styleOverrides',
} as const;

/**
 * Finds the theme options of a component. Its theme key is its own name, or that of the component whose root class it
 * shares: `MuiDataGrid` for `DataGridPro`.
 */
export function readTheme(
  component: string,
  classes: readonly ClassDoc[],
  packages: readonly OpenPackage[],
): ThemeDoc | null {
  const root = classes.find(({ name }) => name === 'root');
  const names = [`Mui${component}`, ...(root ? [root.className.replace(/-root$/, '')] : [])];
  for (const name of names) {
    const found = packages.flatMap((opened) => opened.themed.get(name) ?? []);
    if (found.length > 0) {
      return {
        name,
        defaultProps: found.some(({ defaultProps }) => defaultProps),
        styleOverrides: found.some(({ styleOverrides }) => styleOverrides),
      };
    }
  }
  return null;
}

/**
 * Collects the theme types that a program's own package declares anywhere; releases with bundled types declare them in
 * their only file.
 */
export function collectThemed(
  program: ts.Program,
  checker: ts.TypeChecker,
  packageName: string,
): ReadonlyMap<string, ThemeDoc> {
  const themed = new Map<string, ThemeDoc>();
  for (const list of findLists(program, packageName)) {
    const aspect = ASPECTS[list.name.text as keyof typeof ASPECTS];
    const members = checker.getPropertiesOfType(checker.getTypeAtLocation(list.name));
    for (const member of members.filter((symbol) => isAdded(symbol, packageName))) {
      const { name } = member;
      const known = themed.get(name) ?? { name, defaultProps: false, styleOverrides: false };
      themed.set(name, { ...known, [aspect]: true });
    }
  }
  return themed;
}

/** Returns the statements in which a file augments another module. */
function listAugmentation(statement: ts.Statement): readonly ts.Statement[] {
  const body = ts.isModuleDeclaration(statement) ? statement.body : undefined;
  return body && ts.isModuleBlock(body) ? body.statements : [];
}

/** Other packages add to the lists of Material, which has them in its own files. */
function findLists(program: ts.Program, packageName: string): ts.InterfaceDeclaration[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => packageOfFile(fileName) === packageName)
    .flatMap(({ statements }) => [...statements, ...statements.flatMap(listAugmentation)])
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text in ASPECTS);
}

/** `never` marks a component whose styles cannot be overridden. */
function isAdded(symbol: ts.Symbol, packageName: string): boolean {
  const [declaration] = symbol.declarations ?? [];
  const file = declaration?.getSourceFile().fileName ?? '';
  return (
    declaration !== undefined &&
    ts.isPropertySignature(declaration) &&
    packageOfFile(file) === packageName &&
    // Asking the checker for the type would make it work out all the props.
    declaration.type?.kind !== ts.SyntaxKind.NeverKeyword
  );
}
