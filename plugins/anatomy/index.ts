import path from 'node:path';
import { md5Hash } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type DemoIndex, readDemoIndex } from '../../lib/demos/demoIndex';
import { runWhenChanged } from '../../lib/cache';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { API_VERSIONS } from '../api-reference/data/versions';
import { generateReference, referenceKey } from '../api-reference/generateReference';
import { entryPath } from '../api-reference/entryPath';
import { apiPath } from '../api-reference/pages/entryLinks';
import { collectAnatomies } from './collectAnatomies';
import type { Options } from './options';
import { writeAnatomies } from './writeAnatomies';

export { validateOptions } from './options';

/** Adds `<Anatomy of="…" />`, which shows a running component and describes the part under the pointer. */
export default function pluginAnatomy(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, generatedFilesDir } = context;
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  return {
    name: 'anatomy',

    getThemePath: () => './theme',

    async allContentLoaded({ allContent }) {
      const demos = readDemoIndex(allContent);
      const usages = versions.flatMap(({ name }) => demos[name]?.usages ?? []);
      const shown = usages.filter(({ shows }) => shows?.element === 'Anatomy');
      const digest = md5Hash(JSON.stringify([await referenceKey(context), shown]));
      await runWhenChanged(path.join(generatedFilesDir, 'anatomy', '.stamp'), digest, () =>
        write(demos),
      );
    },
  };

  async function write(demos: DemoIndex): Promise<void> {
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
  }
}
