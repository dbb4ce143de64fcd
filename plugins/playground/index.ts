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
import { writeCatalog } from './writeCatalog';

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
      const catalog = new Map<string, readonly StartingDemo[]>();
      for (const { name } of versions) {
        const { demos, usages } = index[name]!;
        catalog.set(
          name,
          listDemos(demos, usages, (file) => pages.get(aliasedSitePath(file, siteDir))),
        );
      }
      await writeCatalog(path.join(generatedFilesDir, 'playground'), catalog);
    },
  };
}
