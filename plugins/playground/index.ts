import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { collectDocsPages } from '../demo-host/build/collectDocsPages';
import { aliasedSitePath } from '@docusaurus/utils';
import { readDemoIndex } from '../../lib/demos/demoIndex';
import { PLAYGROUND_PATH } from '../../lib/demos/playground/address';
import { listDemos } from './listDemos';
import type { Options } from './options';
import type { StartingDemo } from '../../lib/demos/playground/types';
import { writeCatalogue } from './writeCatalogue';

export { validateOptions } from './options';

/** A page on which readers change the demos of every version, file by file, and see at once what comes of it. */
export default function pluginPlayground(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));
  return {
    name: 'playground',

    getThemePath: () => './theme',

    async contentLoaded({ actions }) {
      actions.addRoute({
        path: baseUrl + PLAYGROUND_PATH,
        component: '@theme/Playground',
        exact: true,
      });
    },

    async allContentLoaded({ allContent }) {
      const pages = collectDocsPages(allContent);
      const index = readDemoIndex(allContent);
      const catalogue = new Map<string, readonly StartingDemo[]>();
      for (const { name } of versions) {
        const { demos, usages } = index[name]!;
        catalogue.set(
          name,
          listDemos(demos, usages, (file) => pages.get(aliasedSitePath(file, siteDir))),
        );
      }
      await writeCatalogue(path.join(generatedFilesDir, 'playground'), catalogue);
    },
  };
}
