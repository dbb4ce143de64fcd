import { readFileSync } from 'node:fs';
import path from 'node:path';
import { md5Hash } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type DemoIndex, readDemoIndex } from '../../lib/demos/demoIndex';
import { runWhenChanged } from '../../lib/cache';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { writeIfChanged } from '../../lib/files/writeIfChanged';
import { API_VERSIONS } from '../api-reference/data/versions';
import { generateReference, referenceKey } from '../api-reference/generateReference';
import { entryPath } from '../api-reference/entryPath';
import { apiPath } from '../api-reference/pages/entryLinks';
import { collectControls } from './collectControls';
import { factsFile } from './factsFile';
import type { Options } from './options';

export { validateOptions } from './options';

/** Adds `<Controls of="…" />`, which shows a running component with inputs for its props, from the API reference. */
export default function pluginControls(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, generatedFilesDir } = context;
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  return {
    name: 'controls',

    getThemePath: () => './theme',

    async allContentLoaded({ allContent }) {
      const demos = readDemoIndex(allContent);
      const digest = md5Hash(JSON.stringify([await referenceKey(context), readShown(demos)]));
      await runWhenChanged(path.join(generatedFilesDir, 'controls', '.stamp'), digest, () =>
        write(demos),
      );
    },
  };

  /** Returns the usages of all versions, with the code of their demos. */
  function readShown(demos: DemoIndex) {
    return versions.flatMap(({ name }) =>
      (demos[name]?.usages ?? [])
        .filter(({ shows }) => shows?.element === 'Controls')
        .map((usage) => {
          const demo = demos[name]?.demos.find(({ id }) => id === usage.id);
          return [usage, demo ? readFileSync(demo.file, 'utf8') : null];
        }),
    );
  }

  async function write(demos: DemoIndex): Promise<void> {
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
  }
}
