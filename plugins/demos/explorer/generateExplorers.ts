import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { runWhenChanged } from '../../../lib/cache';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { ApiVersion } from '../../api-reference/data/types';
import { entryPath } from '../../api-reference/entryPath';
import { generateReference, referenceKey } from '../../api-reference/generateReference';
import { apiPath } from '../../api-reference/pages/entryLinks';
import type { DemoIndex, VersionDemos } from '../shared/demoIndex';
import { demoModulesFolder } from '../shared/moduleNames';
import { collectExplorers } from './collectExplorers';
import { writeFacts } from './facts';

const NO_DEMOS: VersionDemos = { demos: [], usages: [] };

/** Writes the reference data of each `<Anatomy of="…" />` and `<Controls of="…" />`. */
export async function generateExplorers(
  context: LoadContext,
  versions: readonly ApiVersion[],
  index: DemoIndex,
): Promise<void> {
  const { siteDir, generatedFilesDir } = context;
  const shown = versions.map(({ name }) => readShown(index[name] ?? NO_DEMOS));
  const digest = md5Hash(JSON.stringify([await referenceKey(context), shown]));
  const stamp = path.join(demoModulesFolder(generatedFilesDir), 'explorers.stamp');
  await runWhenChanged(stamp, digest, async () => {
    const { references } = await generateReference(context, []);
    const problems: string[] = [];
    for (const version of versions) {
      const found = collectExplorers(
        index[version.name] ?? NO_DEMOS,
        references[version.name]?.entries ?? [],
        (entry) => `/${apiPath(version)}${entryPath(entry)}/`,
        siteDir,
      );
      problems.push(...found.problems);
      for (const { element, facts } of found.explorers) {
        await writeFacts(generatedFilesDir, element, version.name, facts);
      }
    }
    reportProblems('throw', 'Anatomies and controls that cannot be shown', problems);
  });
}

/** Returns the usages of a version's explorers, with the code of their demos. */
function readShown({ demos, usages }: VersionDemos) {
  return usages
    .filter(({ shows }) => shows)
    .map((usage) => {
      const demo = demos.find(({ id }) => id === usage.id);
      return [usage, demo ? readFileSync(demo.file, 'utf8') : null];
    });
}
