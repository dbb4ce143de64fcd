import { currentVersionOf } from '../../../src/versions';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { HistoricReferences } from '../history/addHistories';
import { apiDocsPath } from '../pages/entryLinks';
import { writeFolder } from '../pages/writeFolder';
import { createSchema } from '../publish/createSchema';
import { findSchemaProblems } from '../publish/findSchemaProblems';
import { SCHEMA_ADDRESS } from '../publish/publishVersion';
import { minorsByFamily } from './generateTimelines';
import { MAJORS } from './majors';
import type { MinorsDocument, RecordedMinors } from './types';

/** Folder of the published documents. */
export const MINORS_FOLDER = 'minors';

/** Address of the published documents below the site's base, with a slash at its end. */
export const MINORS_PATH = `${apiDocsPath(currentVersionOf('x'))}${MINORS_FOLDER}/`;

/**
 * Writes the recorded minors of each family.
 *
 * @param dir folder of the documents
 * @param cacheDir folder that caches the schema between builds
 * @throws if a document does not match the schema, listing every difference
 */
export async function publishMinors(
  { references }: Pick<HistoricReferences, 'references'>,
  dir: string,
  cacheDir: string,
): Promise<void> {
  const documents = new Map(
    [...minorsByFamily()].map(([family, majors]): [string, MinorsDocument] => [
      `${family}.json`,
      { $schema: SCHEMA_ADDRESS, family, majors, slugs: listSlugs(family, majors, references) },
    ]),
  );
  const schema = await createSchema(cacheDir, SCHEMA_ADDRESS);
  reportProblems(
    'throw',
    'What is recorded of minors is not what the schema says',
    findSchemaProblems(documents, schema),
  );
  writeFolder(
    dir,
    new Map([...documents].map(([file, document]) => [file, JSON.stringify(document)])),
  );
}

function listSlugs(
  family: string,
  majors: readonly RecordedMinors[],
  references: HistoricReferences['references'],
): MinorsDocument['slugs'] {
  const recorded = MAJORS.filter(({ major }) => majors.some((each) => each.major === major));
  return Object.fromEntries(
    recorded.map(({ version }) => {
      const own = references[version].entries.filter((entry) => entry.family === family);
      return [version, Object.fromEntries(own.map(({ name, slug }) => [name, slug]))];
    }),
  );
}
