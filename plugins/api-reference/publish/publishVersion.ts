import path from 'node:path';
import { currentVersionOf } from '../../../src/versions';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { ApiVersion } from '../data/types';
import { apiDocsPath, apiPath } from '../pages/entryLinks';
import { writeFolder } from '../pages/writeFolder';
import type { ApiReference } from '../types';
import { createSchema } from './createSchema';
import { findSchemaProblems } from './findSchemaProblems';
import { renderJson } from './renderJson';

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
