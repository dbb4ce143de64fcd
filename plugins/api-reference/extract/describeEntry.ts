import type { EntryBase } from '../types';
import { ExtractionError } from './ExtractionError';
import type { Exporter, FamilySources } from './familySources';
import { readImports } from './readImports';
import { readJsDoc } from './readJsDoc';
import { toKebabCase } from './toKebabCase';

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
