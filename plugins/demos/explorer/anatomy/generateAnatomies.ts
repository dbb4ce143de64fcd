import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { runWhenChanged } from '../../../../lib/cache';
import { reportProblems } from '../../../../lib/diagnostics/reportProblems';
import type { ApiVersion } from '../../../api-reference/data/types';
import { entryPath } from '../../../api-reference/entryPath';
import { generateReference, referenceKey } from '../../../api-reference/generateReference';
import { apiPath } from '../../../api-reference/pages/entryLinks';
import type { DemoIndex } from '../../shared/demoIndex';
import { demoModulesFolder } from '../../shared/moduleNames';
import { collectAnatomies } from './collectAnatomies';
import { writeAnatomies } from './writeAnatomies';

/** Writes the reference data of each `<Anatomy of="…" />`. */
export async function generateAnatomies(
  context: LoadContext,
  versions: readonly ApiVersion[],
  demos: DemoIndex,
): Promise<void> {
  const { siteDir, generatedFilesDir } = context;
  const usages = versions.flatMap(({ name }) => demos[name]?.usages ?? []);
  const shown = usages.filter(({ shows }) => shows?.element === 'Anatomy');
  const digest = md5Hash(JSON.stringify([await referenceKey(context), shown]));
  const stamp = path.join(demoModulesFolder(generatedFilesDir), 'anatomy/.stamp');
  await runWhenChanged(stamp, digest, async () => {
    const { references } = await generateReference(context, []);
    const problems: string[] = [];
    for (const version of versions) {
      const found = collectAnatomies(
        demos[version.name]?.usages ?? [],
        references[version.name]!,
        (entry) => `/${apiPath(version)}${entryPath(entry)}/`,
        siteDir,
      );
      problems.push(...found.problems);
      await writeAnatomies(generatedFilesDir, version.name, found.facts);
    }
    reportProblems('throw', 'Anatomies of components that do not exist', problems);
  });
}
