import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Replaces the function with which Docusaurus renders a page to HTML; see `renderToHtml.ts` for the reason. */
export default function pluginServerHtml(): Plugin<void> {
  return {
    name: 'server-html',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      plugins: isServer
        ? [
            new instance.NormalModuleReplacementPlugin(
              /^\.\/renderToHtml$/,
              path.join(__dirname, 'renderToHtml.ts'),
            ),
          ]
        : [],
    }),
  };
}
