import { entryPath } from '../entryPath';
import type { ApiEntry, ApiReference } from '../types';
import type { ExportsDocument, IndexDocument, PublishedDocument } from './types';

/** Addresses of a version's reference, with trailing slashes. */
export interface PublishedPlaces {
  /** Docusaurus' name for the version. */
  version: string;
  /** Address of the pages. */
  pages: string;
  /** Address of the JSON. */
  json: string;
  /** Address of the JSON Schema, which all versions share. */
  schema: string;
}

/**
 * Makes the published form of a version's reference.
 *
 * @returns documents by path: one for each entry, an index of them, and the other exports
 */
export function renderJson(
  { packages, entries, exports }: ApiReference,
  places: PublishedPlaces,
): ReadonlyMap<string, PublishedDocument> {
  const { schema: $schema, version } = places;
  const index: IndexDocument = {
    $schema,
    version,
    packages,
    entries: entries.map((entry) => describe(entry, places)),
    exports: `${places.json}exports.json`,
  };
  const others: ExportsDocument = { $schema, exports };
  return new Map<string, PublishedDocument>([
    ['index.json', index],
    ['exports.json', others],
    ...entries.map((entry): [string, ApiEntry] => [pathOf(entry), { $schema, ...entry }]),
  ]);
}

function pathOf(entry: ApiEntry): string {
  return `${entryPath(entry)}.json`;
}

function describe(entry: ApiEntry, places: PublishedPlaces): IndexDocument['entries'][number] {
  const { name, kind, family, package: owner, plan, deprecated, history } = entry;
  return {
    name,
    kind,
    family,
    package: owner,
    plan,
    deprecated,
    ...(history && { history }),
    page: `${places.pages}${entryPath(entry)}/`,
    json: `${places.json}${pathOf(entry)}`,
  };
}
