import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../lib/files/writeWhole';

const TYPES = path.join(__dirname, 'types.ts');

/** Other types of the reference. */
const OTHER_TYPES = [
  '../types.ts',
  '../history/types.ts',
  '../compare/types.ts',
  '../minors/types.ts',
  '../listMembers.ts',
].map((file) => path.join(__dirname, file));

/** A JSON Schema as far as this plugin looks into it. */
export interface PublishedSchema {
  $id?: string;
  definitions?: Record<string, unknown>;
}

/**
 * Makes the JSON Schema of everything that is published, comments included, from the types that the
 * code itself is checked against. It is kept until these change.
 *
 * @param cacheDir where it is kept
 * @param address where it is published
 */
export async function createSchema(cacheDir: string, address: string): Promise<PublishedSchema> {
  const generatorManifest = require.resolve('ts-json-schema-generator/package.json');
  const key = createHash('sha256').update(address);
  [TYPES, ...OTHER_TYPES, generatorManifest].forEach((file) => key.update(readFileSync(file)));
  const file = path.join(cacheDir, `schema-${key.digest('hex').slice(0, 16)}.json`);
  if (!existsSync(file)) {
    const { createGenerator } = await import('ts-json-schema-generator');
    const generator = createGenerator({
      path: TYPES,
      type: 'PublishedDocument',
      topRef: false,
      // Ignores the site's compiler options; a separate check covers its types.
      skipTypeCheck: true,
    });
    const schema = { ...generator.createSchema('PublishedDocument'), $id: address };
    writeWhole(file, JSON.stringify(schema));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedSchema;
}
