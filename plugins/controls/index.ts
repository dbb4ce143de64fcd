import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDemoIndex } from '../../lib/demos/demoIndex';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { writeIfChanged } from '../../lib/files/writeIfChanged';
import { API_VERSIONS } from '../api-reference/data/versions';
import type { HistoricReferences } from '../api-reference/history/addHistories';
import { entryPath } from '../api-reference/entryPath';
import { apiPath } from '../api-reference/pages/entryLinks';
import { PLUGIN_NAME as API_PLUGIN } from '../api-reference/pages/readLabels';
import { collectControls } from './collectControls';
import { factsFile } from './factsFile';
import type { Options } from './options';

export { validateOptions } from './options';

/** Props to try: `<Controls of="…" />` shows a running component, and inputs for what its reference says of it. */
export default function pluginControls(
  { siteDir, generatedFilesDir }: LoadContext,
  options: Options,
): Plugin<void> {
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  return {
    name: 'controls',

    getThemePath: () => './theme',

    async allContentLoaded({ allContent }) {
      const demos = readDemoIndex(allContent);
      const { references } = allContent[API_PLUGIN]?.default as HistoricReferences;
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
    },
  };
}
