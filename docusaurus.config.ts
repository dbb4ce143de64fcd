import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { checkFrontMatter } from './plugins/page-checks/checkFrontMatter';
import { remarkApiLinks } from './plugins/api-reference/remark/apiLinks';
import { remarkFeatureTables } from './plugins/feature-tables/remarkFeatureTables';
import { remarkDemos } from './plugins/live-demos/remarkDemos';
import { paginate } from './plugins/navigation/paginate';
import { remarkTocText } from './plugins/navigation/remarkTocText';
import { rehypeScrollTables } from './plugins/scroll-tables/rehypeScrollTables';
import { DOCS_VERSIONS, readChoice } from './src/versions';

const versions = readChoice(
  'VERSIONS',
  DOCS_VERSIONS.map((version) => version.name),
);
const locales = readChoice('LOCALES', ['en', 'zh']);

/** Unfinished pages may be looked at while they are written; they cannot be published. */
const severity = process.env.NODE_ENV === 'development' ? 'warn' : 'throw';

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'x',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  onlyIncludeVersions: versions,
  versions: Object.fromEntries(
    DOCS_VERSIONS.filter((version) => versions.includes(version.name)).map(
      ({ name, label, path, banner, noIndex }) => [
        name,
        { label, path, banner, noIndex, badge: false },
      ],
    ),
  ),
  exclude: ['**/node_modules/**', '**/_*/**', '**/demos/**'],
  beforeDefaultRemarkPlugins: [
    [npm2yarn, { sync: true }],
    [remarkDemos, { siteDir: __dirname }],
    [remarkFeatureTables, { siteDir: __dirname }],
    [remarkApiLinks, { siteDir: __dirname }],
  ],
  remarkPlugins: [remarkTocText],
  rehypePlugins: [rehypeScrollTables],
  breadcrumbs: true,
};

const family = { type: 'custom-family', position: 'left' } as const;

const themeConfig: UserThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'MUI X docs',
    logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
    items: [
      { ...family, label: 'Data Grid', area: 'react-data-grid', api: 'data-grid' },
      { ...family, label: 'Pickers', area: 'react-date-pickers', api: 'date-pickers' },
      { ...family, label: 'Charts', area: 'react-charts', api: 'charts' },
      { ...family, label: 'Tree View', area: 'react-tree-view', api: 'tree-view' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    copyright: 'Documentation of MUI X 7.28, made from its published packages.',
    links: [
      { label: 'Installation', to: '/x/introduction/installation/' },
      { label: 'MUI X on GitHub', href: 'https://github.com/mui/mui-x' },
    ],
  },
  // Tokens are coloured by the style sheet, in both colour modes.
  prism: { theme: { plain: {}, styles: [] } },
};

const config: Config = {
  title: 'MUI X docs',
  favicon: 'img/favicon.svg',
  tagline: 'Data grid, date and time pickers, charts and tree view for React',
  url: process.env.SITE_URL ?? 'https://x-docs.example',
  baseUrl: '/',
  trailingSlash: true,
  // A build of some versions lacks what the others would be linked to.
  onBrokenLinks: versions.length === DOCS_VERSIONS.length ? 'throw' : 'warn',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  i18n: {
    defaultLocale: 'en',
    locales,
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  markdown: {
    parseFrontMatter: paginate(__dirname, checkFrontMatter(__dirname)),
    hooks: { onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity },
  },
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    ['./plugins/design-tokens/index.ts', { theme: './src/brand/theme.ts' }],
    '@docusaurus/plugin-css-cascade-layers',
    './plugins/page-loading/index.ts',
    ['./plugins/translations/index.ts', { onProblem: severity }],
    ['./plugins/navigation/index.ts', { versions, onProblem: severity }],
    [
      './plugins/live-demos/index.ts',
      {
        versions,
        translations: locales.filter((locale) => locale !== 'en'),
        onProblem: severity,
      },
    ],
    './plugins/api-reference/index.ts',
    ['./plugins/feature-tables/index.ts', { versions }],
    './plugins/server-html/index.ts',
    './plugins/bundle-report/index.ts',
    ['./plugins/build-cache/index.ts', { versions }],
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: './src/css/index.css' }],
    './plugins/code-blocks/index.ts',
  ],
  themeConfig,
};

export default config;
