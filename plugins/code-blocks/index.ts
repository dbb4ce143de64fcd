import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules, type Replacement } from '../../lib/bundler/replaceModules';

/**
 * The classic theme includes the highlighter in the initial JavaScript of every page to register languages: 30 of 172
 * kB.
 */
const NO_LANGUAGES: Replacement = {
  original: '@docusaurus/theme-classic/lib/prism-include-languages.js',
  request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
  by: path.join(__dirname, 'client', 'nothing.ts'),
};

/**
 * Code listings that are highlighted once, on the server.
 *
 * They are in static regions, so that browsers load neither the highlighter nor a component for them. The buttons of
 * listings and the links of headings copy, and tabs with listings are switched, by listeners of the whole document.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['copyOnClick.ts', 'copyHeadingLink.ts', 'switchTabs.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer ? [] : replaceModules(currentBundler, [NO_LANGUAGES]),
    }),
  };
}
