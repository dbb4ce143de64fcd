import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { readChosenPages } from '../../src/versions/chosenPages';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { KEPT_EVENTS } from './client/keepEvents';
import { listenEarly } from './client/listenEarly';
import { markRoot } from '../../lib/demos/markRoot';
import { settleStyles } from './client/settleStyles';
import { DEMO_PLUGIN, scanDemos, type DemoIndex } from '../../lib/demos/demoIndex';
import { createDerivationCache } from '../../lib/demos/createDerivationCache';
import { findDemoProblems } from './findDemoProblems';
import { findUnmeasured } from './findUnmeasured';
import { demoModulesFolder, DESCRIPTOR_ALIAS, PLUGIN_ALIAS } from '../../lib/demos/moduleNames';
import type { Options } from './options';
import { readStylings } from '../../lib/demos/readSources';
import { writeDemoModules, writePackages } from './writeModules';

export { validateOptions } from './options';

/** Folder of the JavaScript derived from demos, relative to the site. */
const CACHE_DIR = 'node_modules/.cache/demo-javascript';

/**
 * Turns a `.tsx` file next to a page into a live demo with its code. The plugin's content is the index of all demos.
 */
export default function pluginLiveDemos(context: LoadContext, options: Options): Plugin<DemoIndex> {
  const { siteDir, generatedFilesDir, siteConfig, i18n } = context;
  const outDir = demoModulesFolder(generatedFilesDir);
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));

  return {
    name: DEMO_PLUGIN,

    getThemePath: () => './theme',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          // Reading cookies can throw if the browser blocks them.
          innerHTML: `try{(${markRoot})(document.documentElement,document.cookie)}catch{}`,
        },
        {
          tagName: 'script',
          innerHTML: `(${listenEarly})(document,${JSON.stringify(KEPT_EVENTS)})`,
        },
      ],
      postBodyTags: [{ tagName: 'script', innerHTML: `(${settleStyles})(document)` }],
    }),

    getPathsToWatch: () => versions.map(({ folder }) => path.join(siteDir, folder, '**/demos/**')),

    async loadContent() {
      const problems: string[] = [];
      const index = await scanDemos(siteDir, versions, options.translations);
      for (const version of versions) {
        const { demos, usages } = index[version.name]!;
        problems.push(...findDemoProblems(demos, usages, siteDir));
        problems.push(...findUnmeasured(demos, siteDir));
        const cache = createDerivationCache(path.join(siteDir, CACHE_DIR, `${version.name}.json`));
        await writePackages(outDir, siteDir, version, siteConfig.url);
        await Promise.all(
          demos.map(async (demo) =>
            writeDemoModules({
              outDir,
              siteDir,
              version,
              demo,
              sources: await readStylings(demo, cache.derive),
              language: i18n.currentLocale,
            }),
          ),
        );
        // A build of selected pages would drop the other pages from the cache.
        if (!readChosenPages()) {
          cache.save();
        }
      }
      reportProblems(options.onProblem, 'Demos and pages do not fit together', problems);
      return index;
    },

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: {
        alias: {
          [PLUGIN_ALIAS]: __dirname,
          [DESCRIPTOR_ALIAS]: path.join(outDir, isServer ? 'server' : 'client'),
        },
      },
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env.MUI_X_LICENSE_KEY ?? ''),
        }),
      ],
    }),
  };
}
