import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { API_VERSIONS } from '../api-reference/data/versions';
import { listTexts } from '../translations/readTexts';
import { generateExplorers } from './explorer/generateExplorers';
import { createFrames } from './frame/build/createFrames';
import { TEXT_SOURCE } from './frame/texts';
import type { Options } from './options';
import { KEPT_EVENTS } from './page/client/keepEvents';
import { listenEarly } from './page/client/listenEarly';
import { settleStyles } from './page/client/settleStyles';
import { loadDemos } from './page/loadDemos';
import { generateCatalog } from './playground/generateCatalog';
import { DEMO_PLUGIN, readDemoIndex, type DemoIndex } from './shared/demoIndex';
import { markRoot } from './shared/markRoot';
import { demoModulesFolder, DESCRIPTOR_ALIAS, PLUGIN_ALIAS } from './shared/moduleNames';
import { PLAYGROUND_PATH } from './shared/playground/address';

export { validateOptions } from './options';

/**
 * Turns a `.tsx` file next to a page into a demo: in the page with its code, alone in a frame, in the playground, and with
 * the parts and props of a component. The plugin's content is the index of all demos.
 */
export default function pluginDemos(context: LoadContext, options: Options): Plugin<DemoIndex> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const outDir = demoModulesFolder(generatedFilesDir);
  const isBuilt = ({ name }: { readonly name: string }) => options.versions.includes(name);
  const versions = DOCS_VERSIONS.filter(isBuilt);
  const apiVersions = API_VERSIONS.filter(isBuilt);
  const frames = createFrames(context, versions, options.iconFont);

  return {
    name: DEMO_PLUGIN,

    getThemePath: () => './page/theme',

    getTranslationFiles: async () => [listTexts(TEXT_SOURCE)],

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

    loadContent: () => loadDemos(context, versions, options),

    async contentLoaded({ actions }) {
      actions.setGlobalData({ origin: options.origin } satisfies Pick<Options, 'origin'>);
      actions.addRoute({
        path: baseUrl + PLAYGROUND_PATH,
        component: '@site/plugins/demos/playground/client/Playground',
        exact: true,
      });
    },

    async allContentLoaded({ allContent }) {
      frames.setContent(allContent);
      await generateCatalog(context, versions, allContent);
      await generateExplorers(context, apiVersions, readDemoIndex(allContent));
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
      ...({
        devServer: {
          // Docusaurus adds to the same list, whose last entry answers every request, so the frames must come first.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(...frames.middlewares());
            return [];
          },
        },
      } as object),
    }),

    postBuild: ({ outDir: target }) => frames.publish(target),
  };
}
