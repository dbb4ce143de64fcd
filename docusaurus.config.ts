import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { remarkDemos } from './plugins/live-demos/remarkDemos';
import { DOCS_VERSIONS, readChoice } from './src/versions';

const versions = readChoice(
  'VERSIONS',
  DOCS_VERSIONS.map((version) => version.name),
);
const locales = readChoice('LOCALES', ['en', 'zh']);

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'x',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  onlyIncludeVersions: versions,
  versions: Object.fromEntries(
    DOCS_VERSIONS.filter((version) => versions.includes(version.name)).map(
      ({ name, label, path, banner, noIndex }) => [name, { label, path, banner, noIndex, badge: false }],
    ),
  ),
  exclude: ['**/node_modules/**', '**/_*/**', '**/demos/**'],
  beforeDefaultRemarkPlugins: [
    [npm2yarn, { sync: true }],
    [remarkDemos, { siteDir: __dirname }],
  ],
  breadcrumbs: true,
};

const themeConfig: UserThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'X Docs',
    items: [
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
};

const config: Config = {
  title: 'X Components',
  tagline: 'Data grid, date and time pickers, charts and tree view for React',
  url: process.env.SITE_URL ?? 'https://x-docs.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
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
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    [
      './plugins/live-demos/index.ts',
      {
        versions,
        translations: locales.filter((locale) => locale !== 'en'),
        onProblem: process.env.NODE_ENV === 'development' ? 'warn' : 'warn',
      },
    ],
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig,
};

export default config;
