import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { reportProblems } from '../diagnostics/reportProblems';
import { KEPT_EVENTS } from './client/keepEvents';
import { listenEarly } from './client/listenEarly';
import { markRoot } from './client/markRoot';
import { settleStyles } from './client/settleStyles';
import { collectDemos } from './collectDemos';
import { collectUsages } from './collectUsages';
import { findDemoProblems } from './findDemoProblems';
import { findUnmeasured } from './findUnmeasured';
import { DESCRIPTOR_ALIAS, PLUGIN_ALIAS } from './moduleNames';
import type { Options } from './options';
import { readStylings } from './readSources';
import { writeDemoModules, writePackages } from './writeModules';

export { validateOptions } from './options';

/** Live demos: a `.tsx` beside a page becomes a running example with its code. */
export default function pluginLiveDemos(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, generatedFilesDir } = context;
  const outDir = path.join(generatedFilesDir, 'live-demos');
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));

  return {
    name: 'live-demos',

    getThemePath: () => './theme',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${markRoot})(document.documentElement,document.cookie)`,
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
      for (const version of versions) {
        const demos = await collectDemos(siteDir, version);
        const usages = await collectUsages(siteDir, version, options.translations);
        problems.push(...findDemoProblems(demos, usages, siteDir));
        problems.push(...findUnmeasured(demos, siteDir));
        await writePackages(outDir, siteDir, version);
        await Promise.all(
          demos.map(async (demo) =>
            writeDemoModules({
              outDir,
              siteDir,
              version,
              demo,
              sources: await readStylings(demo),
            }),
          ),
        );
      }
      reportProblems(options.onProblem, 'Demos and pages do not fit together', problems);
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
