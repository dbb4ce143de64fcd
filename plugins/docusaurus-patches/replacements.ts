import path from 'node:path';
import type { Replacement } from './bundler/replaceModules';

const client = (file: string): string => path.join(__dirname, 'client', file);

/** Finds the active versions, pages and sidebar entries without going through all pages for each component. */
export const LOOKUPS: readonly Replacement[] = ['docsUtils', 'docsClientUtils'].map((name) => ({
  original: `@docusaurus/plugin-content-docs/lib/client/${name}.js`,
  request: new RegExp(String.raw`^\./${name}$`),
  from: /plugin-content-docs[\\/]lib[\\/]client$/,
  by: client(`${name}.ts`),
}));

/** Renders pages on the server. */
export const RENDERER: Replacement = {
  original: '@docusaurus/core/lib/client/renderToHtml.js',
  request: /^\.\/renderToHtml$/,
  by: path.join(__dirname, 'server', 'renderToHtml.ts'),
};

/** Links, the head and page changes in browsers. The server keeps Docusaurus' versions, which collect links. */
export const IN_BROWSERS: readonly Replacement[] = [
  {
    original: '@docusaurus/core/lib/client/exports/Link.js',
    request: /^@docusaurus\/Link$/,
    by: client('Link.tsx'),
  },
  {
    original: 'react-helmet-async',
    request: /^react-helmet-async$/,
    by: client('head/Helmet.tsx'),
  },
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    request: /^\.\/PendingNavigation$/,
    by: client('SteadyNavigation.tsx'),
  },
  {
    original: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
    by: client('static-regions/nothing.ts'),
  },
];

/** Finds pages in the tables of `page-tables` before Docusaurus fetches them. */
export const IN_PRODUCTION: readonly Replacement[] = [
  {
    original: '@docusaurus/core/lib/client/preload.js',
    request: /^\.\/preload$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    by: client('preload.ts'),
  },
];
