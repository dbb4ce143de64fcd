import type ts from 'typescript';
import type { ImportForm } from '../types';
import { resolveDeclarations } from './locatePackage';
import type { OpenPackage } from './openPackage';
import { packageOfFile, pathInPackage } from './packageOfFile';

/**
 * Lists where an entry can be imported from: the root of each package that exports it, and the
 * folder of the package that declares it, which is smaller for bundlers that do not shake trees.
 *
 * @param exporters the packages that export this very symbol's declaration
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
  // Folders in Pascal case are entry points of their own; the others hold what is not public.
  const isEntry = /^[A-Z]/.test(folder) && resolveDeclarations(deep, versionDir) !== undefined;
  const isNew = !roots.some(({ path }) => path === deep);
  return isEntry && isNew && !typeOnly ? [...roots, { path: deep, typeOnly }] : roots;
}
