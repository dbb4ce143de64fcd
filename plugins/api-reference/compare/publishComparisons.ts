import path from 'node:path';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import { VERSION_NAMES } from '../data/during';
import { API_VERSIONS } from '../data/versions';
import type { HistoricReferences } from '../history/addHistories';
import { writeFolder } from '../pages/writeFolder';
import { createSchema } from '../publish/createSchema';
import { findSchemaProblems } from '../publish/findSchemaProblems';
import { SCHEMA_ADDRESS } from '../publish/publishVersion';
import { compareFamily, type VersionPair } from './compareFamily';
import type { ComparisonDocument } from './types';

/**
 * Writes the differences of each family between any two versions that have it.
 *
 * @param dir the folder of the documents
 * @param cacheDir the folder in which the schema is kept between builds
 * @throws when a document does not follow the schema, with every difference
 */
export async function publishComparisons(
  historic: HistoricReferences,
  dir: string,
  cacheDir: string,
): Promise<void> {
  const documents = new Map(
    listPairs().flatMap((pair) =>
      familiesOf(pair).map((family): [string, ComparisonDocument] => [
        path.posix.join(pair.from, pair.to, `${family}.json`),
        {
          $schema: SCHEMA_ADDRESS,
          ...pair,
          family,
          changes: compareFamily(family, pair, historic),
        },
      ]),
    ),
  );
  const schema = await createSchema(cacheDir, SCHEMA_ADDRESS);
  reportProblems(
    'throw',
    'The comparisons of versions are not what their schema says',
    findSchemaProblems(documents, schema),
  );
  writeFolder(
    dir,
    new Map([...documents].map(([file, document]) => [file, JSON.stringify(document)])),
  );
}

function listPairs(): VersionPair[] {
  return VERSION_NAMES.flatMap((from, place) =>
    VERSION_NAMES.slice(place + 1).map((to) => ({ from, to })),
  );
}

function familiesOf({ from, to }: VersionPair): string[] {
  const [then = [], now = []] = [from, to].map((name) =>
    API_VERSIONS.find((version) => version.name === name)?.families.map(({ slug }) => slug),
  );
  return now.filter((slug) => then.includes(slug));
}
