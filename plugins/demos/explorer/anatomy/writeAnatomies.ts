import { writeIfChanged } from '../../../../lib/files/writeIfChanged';
import { factsFile } from './factsFile';
import type { AnatomyFacts } from './types';

/** Writes what a version's pages load, and the modules through which they do. */
export async function writeAnatomies(
  generatedFilesDir: string,
  version: string,
  anatomies: readonly AnatomyFacts[],
): Promise<void> {
  for (const facts of anatomies) {
    const file = factsFile(generatedFilesDir, version, facts.of);
    await writeIfChanged(file, JSON.stringify(facts));
    await writeIfChanged(
      file.replace(/\.json$/, '.js'),
      `export default {
  of: ${JSON.stringify(facts.of)},
  load: () => import('./${facts.of}.json'),
};
`,
    );
  }
}
