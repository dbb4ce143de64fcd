import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDemoIndex } from '../../lib/demos/demoIndex';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { API_VERSIONS } from '../api-reference/data/versions';
import type { HistoricReferences } from '../api-reference/history/addHistories';
import { entryPath } from '../api-reference/entryPath';
import { apiPath } from '../api-reference/pages/entryLinks';
import { PLUGIN_NAME as API_PLUGIN } from '../api-reference/pages/readLabels';
import { collectAnatomies } from './collectAnatomies';
import type { Options } from './options';
import { writeAnatomies } from './writeAnatomies';

export { validateOptions } from './options';

/** Parts of components: `<Anatomy of="…" />` shows a running component, and names what a reader points at. */
export default function pluginAnatomy(
  { siteDir, generatedFilesDir }: LoadContext,
  options: Options,
): Plugin<void> {
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  return {
    name: 'anatomy',

    getThemePath: () => './theme',

    async allContentLoaded({ allContent }) {
      const demos = readDemoIndex(allContent);
      const { references } = allContent[API_PLUGIN]?.default as HistoricReferences;
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
    },
  };
}
