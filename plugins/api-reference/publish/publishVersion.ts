import path from 'node:path';
import { currentVersionOf } from '../../../src/versions';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { ApiVersion } from '../data/types';
import { apiDocsPath, apiPath } from '../pages/entryLinks';
import { writeFolder } from '../pages/writeFolder';
import type { ApiReference, ApiEntry } from '../types';
import { entryPath } from '../entryPath';
import { createSchema } from './createSchema';
import { findSchemaProblems } from './findSchemaProblems';
import type { ExportsDocument, IndexDocument, PublishedDocument } from './types';

/** Folder below the site's base with the current version's JSON and the schema of all versions. */
export const SCHEMA_FOLDER = apiDocsPath(currentVersionOf('x'));

/** Path of the schema of all versions. */
export const SCHEMA_ADDRESS = `/${SCHEMA_FOLDER}schema.json`;

/** Folder of the documents until the build ends. */
export interface PublishTargets {
  /** Folder of the version's documents. */
  documents: string;
  /** Folder of the schema. */
  schema: string;
  /** Folder that caches the schema between builds. */
  cache: string;
}

/**
 * Writes the documents of a version, and the schema they follow.
 *
 * @throws when a document does not follow the schema, with every difference
 */
export async function publishVersion(
  reference: ApiReference,
  version: ApiVersion,
  targets: PublishTargets,
): Promise<void> {
  const schema = await createSchema(targets.cache, SCHEMA_ADDRESS);
  const documents = renderJson(reference, {
    version: version.name,
    pages: `/${apiPath(version)}`,
    json: `/${apiDocsPath(version)}`,
    schema: SCHEMA_ADDRESS,
  });
  reportProblems(
    'throw',
    `The JSON of "${version.name}" is not what its schema says`,
    findSchemaProblems(documents, schema),
  );
  const texts = [...documents].map(([file, document]) => [file, JSON.stringify(document)] as const);
  writeFolder(targets.documents, new Map(texts));
  writeFolder(targets.schema, new Map([[path.basename(SCHEMA_ADDRESS), JSON.stringify(schema)]]));
}

/** Addresses of a version's reference, with trailing slashes. */
interface PublishedPlaces {
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
