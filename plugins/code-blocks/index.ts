import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules, type Replacement } from '../../lib/bundler/replaceModules';

/** The classic theme puts the highlighter into the first JavaScript of every page to teach it languages. */
const NO_LANGUAGES: Replacement = {
  original: '@docusaurus/theme-classic/lib/prism-include-languages.js',
  request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
  by: path.join(__dirname, 'client', 'nothing.ts'),
  madeFor: '3.10.2',
};

/**
 * Code listings that are highlighted once, on the server.
 *
 * A page keeps the listings of its HTML as they are, so it loads neither the highlighter nor a component for them. Only
 * after a change of page inside the site, where there is no HTML to keep, the highlighter is fetched. The buttons of
 * listings and the links of headings copy.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['copyOnClick.ts', 'copyHeadingLink.ts'].map((file) => path.join(__dirname, 'client', file)),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /\/client\/RenderedListing$/,
            (resource: { request: string }) => {
              resource.request = resource.request.replace('RenderedListing', 'KeptListing');
            },
          ),
          ...replaceModules(currentBundler, [NO_LANGUAGES]),
        ],
      };
    },
  };
}
