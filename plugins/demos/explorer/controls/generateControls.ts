import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { runWhenChanged } from '../../../../lib/cache';
import { reportProblems } from '../../../../lib/diagnostics/reportProblems';
import { writeIfChanged } from '../../../../lib/files/writeIfChanged';
import type { ApiVersion } from '../../../api-reference/data/types';
import { entryPath } from '../../../api-reference/entryPath';
import { generateReference, referenceKey } from '../../../api-reference/generateReference';
import { apiPath } from '../../../api-reference/pages/entryLinks';
import type { DemoIndex } from '../../shared/demoIndex';
import { demoModulesFolder } from '../../shared/moduleNames';
import { collectControls } from './collectControls';
import { factsFile } from './factsFile';

/** Writes the reference data of each `<Controls of="…" />`. */
export async function generateControls(
  context: LoadContext,
  versions: readonly ApiVersion[],
  demos: DemoIndex,
): Promise<void> {
  const { siteDir, generatedFilesDir } = context;
  const shown = versions.flatMap(({ name }) => readShown(demos[name]));
  const digest = md5Hash(JSON.stringify([await referenceKey(context), shown]));
  const stamp = path.join(demoModulesFolder(generatedFilesDir), 'controls/.stamp');
  await runWhenChanged(stamp, digest, async () => {
    const { references } = await generateReference(context, []);
    const problems: string[] = [];
    for (const version of versions) {
      const found = collectControls(
        demos[version.name] ?? { demos: [], usages: [] },
        references[version.name]!,
        (entry) => `/${apiPath(version)}${entryPath(entry)}/`,
        siteDir,
      );
      problems.push(...found.problems);
      for (const facts of found.facts) {
        const file = factsFile(generatedFilesDir, version.name, facts.of);
        await writeIfChanged(file, JSON.stringify(facts));
        const module = `export { default } from './${facts.of}.json';\n`;
        await writeIfChanged(file.replace(/\.json$/, '.js'), module);
      }
    }
    reportProblems('throw', 'Controls that cannot be made', problems);
  });
}

/** Returns the usages of a version, with the code of their demos. */
function readShown({ demos, usages }: DemoIndex[string] = { demos: [], usages: [] }) {
  return usages
    .filter(({ shows }) => shows?.element === 'Controls')
    .map((usage) => {
      const demo = demos.find(({ id }) => id === usage.id);
      return [usage, demo ? readFileSync(demo.file, 'utf8') : null];
    });
}
