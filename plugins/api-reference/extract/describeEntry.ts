import type ts from 'typescript';
import type { EntryBase, ImportForm } from '../types';
import { ExtractionError } from './ExtractionError';
import type { Exporter, FamilySources } from './familySources';
import { readJsDoc } from './readJsDoc';
import { toKebabCase } from './toKebabCase';
import { resolveDeclarations } from './locatePackage';
import type { OpenPackage } from './openPackage';
import { packageOfFile, pathInPackage } from './packageOfFile';

/**
 * Describes the properties that all kinds of entries share: name, address, package, description and imports.
 *
 * @param exporters packages that export it, lowest plan first; the first one provides the description
 */
export function describeEntry(
  name: string,
  exporters: readonly Exporter[],
  { family, versionDir }: FamilySources,
  typeOnly: boolean,
): EntryBase {
  const [cheapest] = exporters;
  if (!cheapest) {
    throw new ExtractionError(`${name} is exported by none of the packages of ${family.slug}.`);
  }
  const { opened, symbol } = cheapest;
  const doc = readJsDoc(symbol, opened.checker);
  return {
    name,
    slug: toKebabCase(name),
    family: family.slug,
    package: opened.name,
    plan: opened.plan,
    description: withoutAppendix(doc.description),
    deprecated: doc.deprecated,
    imports: readImports(
      symbol,
      exporters.map((exporter) => exporter.opened),
      versionDir,
      typeOnly,
    ),
  };
}

/** The packages' comments end with lists of addresses of another site, or with a license. */
function withoutAppendix(description: string): string {
  return description
    .replace(/(^|\n)\s*((Demos|API|Features):\s*\n|MIT License)[\s\S]*$/, '')
    .trim();
}

/**
 * Lists the modules that export an entry: the root of each package that exports it, and the folder of the package that
 * declares it, which is smaller without tree shaking.
 *
 * @param exporters packages that export this declaration
 */
function readImports(
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
