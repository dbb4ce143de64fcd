import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { readAdsEnvironment } from './plugins/ads/options';
import { readAnalyticsEnvironment } from './plugins/analytics/options';
import { instanceOptions } from './plugins/docs/instanceOptions';
import { remarkCodeChanges } from './src/markdown/code-changes/remarkCodeChanges';
import { remarkCodeNames } from './src/markdown/code-names/remarkCodeNames';
import { contentOrigins as demosOrigins, readDemosEnvironment } from './plugins/demos/options';
import { contentOrigins as adsOrigins } from './plugins/ads/origins';
import { contentOrigins as analyticsOrigins } from './plugins/analytics/origins';
import {
  contentOrigins as feedbackOrigins,
  readFeedbackEnvironment,
} from './plugins/feedback/options';
import { checkFrontMatter } from './src/markdown/front-matter/checkFrontMatter';
import { readMachineEnvironment } from './plugins/machine-pages/options';
import { createSitemapItems } from './plugins/machine-pages/sitemap/createSitemapItems';
import { remarkFeatureTables } from './src/markdown/remarkFeatureTables';
import { remarkKnownProblems } from './src/markdown/remarkKnownProblems';
import { remarkLocaleTables } from './src/markdown/locale-tables/remarkLocaleTables';
import { remarkDemoLocale } from './src/markdown/demo-locale/remarkDemoLocale';
import { remarkDemos } from './src/markdown/remarkDemos';
import { remarkMessages } from './src/markdown/remarkMessages';
import { paginate } from './plugins/navigation/paginate';
import { remarkTocText } from './src/markdown/remarkTocText';
import { checkOriginals } from './lib/originals/checkOriginals';
import { createPageDates } from './lib/page-dates/createPageDates';
import { recmaBelowFold } from './src/markdown/below-fold/recmaBelowFold';
import { rehypeBelowFold } from './src/markdown/below-fold/rehypeBelowFold';
import { rehypeScrollTables } from './src/markdown/rehypeScrollTables';
import { recmaStaticProse } from './src/markdown/static-prose/recmaStaticProse';
import { rehypeStaticProse } from './src/markdown/static-prose/rehypeStaticProse';
import {
  contentOrigins as iconFontOrigins,
  readIconFontEnvironment,
} from './plugins/icon-font/options';
import { STORAGE_NAMESPACE } from './plugins/settings/storageKeys';
import { SITE_CARD_ADDRESS } from './plugins/social-images/cardAddress';
import { illustrate } from './plugins/social-images/illustrate';
import { markOutdated } from './plugins/translations/sections/markOutdated';
import { DOCS_VERSIONS, versionsOfInstance } from './src/versions';
import { readChosenPages } from './src/versions/chosenPages';
import { INSTANCES } from './src/versions/instances';
import { readChoice } from './src/versions/readChoice';

checkOriginals();

const versions = readChoice(
  'VERSIONS',
  DOCS_VERSIONS.map((version) => version.name),
);
const locales = readChoice('LOCALES', ['en', 'zh']);
const instances = INSTANCES.filter(({ name }) =>
  versionsOfInstance(name).some((version) => versions.includes(version.name)),
);
const chosenPages = readChosenPages();

const ads = readAdsEnvironment(process.env);
const analytics = readAnalyticsEnvironment(process.env);
const feedback = readFeedbackEnvironment(process.env);
const machine = readMachineEnvironment(process.env);
const iconFont = readIconFontEnvironment(process.env);
const demos = readDemosEnvironment(process.env);

/** Unfinished pages may be looked at while they are written; they cannot be published. */
const severity = process.env.NODE_ENV === 'development' || chosenPages ? 'warn' : 'throw';

const url = process.env.SITE_URL || 'https://x-docs.example';

/** The folder in which the sources can be edited; a published site without one has no such links. */
const editUrl = process.env.EDIT_URL || (process.env.SITE_URL ? undefined : `${url}/edit/main/`);

const i18n = {
  defaultLocale: 'en',
  locales,
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en' },
    // A process builds one language, which Docusaurus would put at the root.
    zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/' },
  },
};

/** What the instances of the docs plugin have in common. */
const docs: DocsOptions = {
  ...(chosenPages && { include: [...chosenPages].map((page) => `${page}/index.mdx`) }),
  exclude: ['**/node_modules/**', '**/_*/**', '**/demos/**'],
  beforeDefaultRemarkPlugins: [
    [remarkCodeNames, { siteDir: __dirname, onProblem: severity }],
    [npm2yarn, { sync: true }],
    [remarkDemos, { siteDir: __dirname }],
    [remarkDemoLocale, { siteDir: __dirname }],
    [remarkFeatureTables, { siteDir: __dirname }],
    [remarkKnownProblems, { siteDir: __dirname, baseUrls: { zh: i18n.localeConfigs.zh.baseUrl } }],
    [remarkLocaleTables, { siteDir: __dirname }],
    [remarkMessages, { siteDir: __dirname }],
    [remarkCodeChanges, { siteDir: __dirname }],
  ],
  remarkPlugins: [remarkTocText],
  rehypePlugins: [rehypeScrollTables, rehypeBelowFold, rehypeStaticProse],
  recmaPlugins: [recmaBelowFold, recmaStaticProse],
  breadcrumbs: true,
  showLastUpdateTime: true,
  editUrl,
  editLocalizedFiles: true,
};

/** Docusaurus' own plugins and theme; `plugins/docs` takes the place of its docs plugin. */
const preset: PresetOptions = {
  docs: false,
  blog: false,
  debug: false,
  svgr: false,
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    createSitemapItems: createSitemapItems(i18n),
  },
};

const family = { type: 'custom-family', position: 'left' } as const;

const themeConfig: UserThemeConfig = {
  image: SITE_CARD_ADDRESS,
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'MUI X docs',
    logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
    items: [
      { ...family, label: 'Data Grid', product: 'data-grid' },
      { ...family, label: 'Pickers', product: 'date-pickers' },
      { ...family, label: 'Charts', product: 'charts' },
      { ...family, label: 'Tree View', product: 'tree-view' },
      {
        type: 'dropdown',
        label: 'Tools',
        items: [
          { label: 'Upgrade your code', to: '/x/upgrade/' },
          { label: 'Explain an error', to: '/x/messages/' },
          { label: 'Compare versions', to: '/x/api/compare/' },
          { label: 'Theme builder', to: '/x/theme-builder/' },
          { label: 'Playground', to: '/playground/' },
        ],
      },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'custom-settings', position: 'right' },
    ],
  },
  footer: {
    copyright: 'Documentation of MUI X 7.28, made from its published packages.',
    links: [
      { label: 'Installation', to: '/x/introduction/installation/' },
      { label: 'Core components', to: '/getting-started/installation/' },
      { label: 'Playground', to: '/playground/' },
      { label: 'Privacy', to: '/x/introduction/privacy/' },
      { label: 'Licenses', to: 'pathname:///third-party-licenses.txt' },
      { label: 'MUI X on GitHub', href: 'https://github.com/mui/mui-x' },
    ],
  },
  // Tokens are colored by the style sheet, in both color modes.
  prism: { theme: { plain: {}, styles: [] } },
};

const config: Config = {
  title: 'MUI X docs',
  favicon: 'img/favicon.svg',
  tagline: 'Data grid, date and time pickers, charts and tree view for React',
  url,
  baseUrl: '/',
  trailingSlash: true,
  // A build of a part lacks what the rest would be linked to.
  onBrokenLinks: versions.length === DOCS_VERSIONS.length && !chosenPages ? 'throw' : 'warn',
  onBrokenAnchors: chosenPages ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    // To keep what was bundled, a build takes 8 GB on the disk and so much memory that one of 1,500 pages gets killed.
    faster: { rspackPersistentCache: process.env.NODE_ENV === 'development' },
    experimental_vcs: createPageDates(),
  },
  storage: { namespace: STORAGE_NAMESPACE },
  i18n,
  markdown: {
    parseFrontMatter: illustrate(
      __dirname,
      markOutdated(__dirname, paginate(__dirname, checkFrontMatter(__dirname))),
    ),
    hooks: { onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity },
  },
  presets: [['classic', preset]],
  // After the variables that plugins make for it.
  clientModules: ['./src/css/index.css'],
  plugins: [
    ...instances.map((instance): PluginConfig => [
      './plugins/docs/index.ts',
      { ...docs, ...instanceOptions(instance.name, versions) },
    ]),
    ['./plugins/design-tokens/index.ts', { theme: './src/brand/theme.ts' }],
    ['./plugins/docusaurus-patches/index.ts', { versions }],
    './plugins/settings/index.ts',
    ['./plugins/translations/index.ts', { onProblem: severity }],
    ['./plugins/navigation/index.ts', { versions, onProblem: severity }],
    ['./plugins/api-reference/index.ts', { versions }],
    [
      './plugins/demos/index.ts',
      {
        versions,
        translations: locales.filter((locale) => locale !== 'en'),
        onProblem: severity,
        iconFont,
        ...demos,
      },
    ],
    ['./plugins/messages/index.ts', { versions, onProblem: severity }],
    ['./plugins/feature-tables/index.ts', { versions }],
    './plugins/known-problems/index.ts',
    './plugins/upgrade/index.ts',
    ['./plugins/theme-builder/index.ts', { versions }],
    ['./plugins/feedback/index.ts', { ...feedback }],
    ['./plugins/pwa/index.ts', { versions }],
    ['./plugins/ads/index.ts', { ...ads }],
    ['./plugins/analytics/index.ts', { ...analytics }],
    ['./plugins/icon-font/index.ts', { ...iconFont }],
    ['./plugins/machine-pages/index.ts', { ...machine }],
    './plugins/social-images/index.ts',
    [
      './plugins/hosting/index.ts',
      {
        versions,
        origins: [
          feedbackOrigins(feedback),
          adsOrigins(ads),
          analyticsOrigins(analytics),
          iconFontOrigins(iconFont),
          demosOrigins(demos),
        ],
        hasOwnDemosOrigin: demos.origin !== null,
      },
    ],
    './plugins/licenses/index.ts',
  ],
  themes: ['./plugins/docs/theme.ts', ['./plugins/search/index.ts', { versions }]],
  themeConfig,
};

export default config;
