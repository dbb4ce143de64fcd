import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { collectDocsPages } from '../demo-host/build/collectDocsPages';
import { aliasedSitePath, posixPath } from '@docusaurus/utils';
import { nameSourcesChunk } from '../../lib/demos/chunkNames';
import { readDemoIndex } from '../../lib/demos/demoIndex';
import { PLAYGROUND_PATH } from '../../lib/demos/playground/address';
import { listDemos } from './listDemos';
import type { Options } from './options';
import { writeCatalog, type VersionCatalog } from './writeCatalog';

export { validateOptions } from './options';

/** Adds a page where readers edit the files of any version's demos and see the result immediately. */
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
      const catalog = new Map<string, VersionCatalog>();
      for (const { name } of versions) {
        const { demos, usages } = index[name]!;
        catalog.set(name, {
          demos: listDemos(demos, usages, (file) => pages.get(aliasedSitePath(file, siteDir))),
          chunks: new Map(
            demos.map(({ id, file }) => [
              id,
              nameSourcesChunk(posixPath(path.relative(siteDir, file))),
            ]),
          ),
        });
      }
      await writeCatalog(path.join(generatedFilesDir, 'playground'), catalog);
    },
  };
}
