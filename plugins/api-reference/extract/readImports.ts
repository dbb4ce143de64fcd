import type ts from 'typescript';
import type { ImportForm } from '../types';
import { resolveDeclarations } from './locatePackage';
import type { OpenPackage } from './openPackage';
import { packageOfFile, pathInPackage } from './packageOfFile';

/**
 * Lists the modules that export an entry: the root of each package that exports it, and the folder of the package that
 * declares it, which is smaller without tree shaking.
 *
 * @param exporters packages that export this declaration
 */
export function readImports(
  symbol: ts.Symbol,
  exporters: readonly OpenPackage[],
  versionDir: string,
  typeOnly: boolean,
): ImportForm[] {
  const roots = exporters.map(({ name }) => ({ path: name, typeOnly }));
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [folder = ''] = pathInPackage(file).split('/');
  const deep = `${packageOfFile(file)}/${folder}`;
  // Folders in Pascal case are separate entry points; others are private.
  const isEntry = /^[A-Z]/.test(folder) && resolveDeclarations(deep, versionDir) !== undefined;
  const isNew = !roots.some(({ path }) => path === deep);
  return isEntry && isNew && !typeOnly ? [...roots, { path: deep, typeOnly }] : roots;
}
