/** For each folder, the folders that it may import. */
export type Directions = Readonly<Record<string, readonly string[]>>;

const STATIC_REGIONS = 'plugins/docusaurus-patches/client/static-regions';
const LIBRARY = ['src/brand', 'src/paths', 'src/versions', 'serve', 'lib'];
const BASE = [...LIBRARY, 'src/components', STATIC_REGIONS];

/**
 * Allowed imports between the folders of the site. Other imports and cycles in the table are rejected. Components that
 * are imported as `@theme/…` are exempt, because Docusaurus replaces them if a theme has its own.
 */
export const DIRECTIONS: Directions = {
  'src/brand': [],
  'src/versions': [],
  'src/paths': ['src/versions'],
  serve: ['src/paths', 'src/versions'],
  lib: ['src/brand', 'src/paths', 'src/versions', 'serve'],
  'src/components': ['lib'],
  [STATIC_REGIONS]: LIBRARY,

  'plugins/ads': BASE,
  'plugins/analytics': [...BASE, 'plugins/ads'],
  'plugins/design-tokens': BASE,
  'plugins/feature-tables': BASE,
  'plugins/feedback': BASE,
  'plugins/hosting': [...BASE, 'plugins/demos/shared'],
  'plugins/icon-font': BASE,
  'plugins/known-problems': BASE,
  'plugins/licenses': [...BASE, 'plugins/demos/shared'],
  'plugins/navigation': BASE,
  'plugins/social-images': BASE,
  'plugins/translations': BASE,
  'plugins/settings': [...BASE, 'plugins/demos/shared', 'plugins/navigation'],
  'plugins/docusaurus-patches': [...BASE, 'plugins/navigation'],
  'plugins/api-reference': [
    ...BASE,
    'plugins/known-problems',
    'plugins/navigation',
    'plugins/translations',
  ],

  'plugins/demos/shared': BASE,
  'plugins/demos/frame': [
    ...BASE,
    'plugins/demos/shared',
    'plugins/icon-font',
    'plugins/settings',
    'plugins/translations',
  ],
  'plugins/demos/page': [...BASE, 'plugins/demos/frame', 'plugins/demos/shared'],
  'plugins/demos/playground': [
    ...BASE,
    'plugins/demos/frame',
    'plugins/demos/page',
    'plugins/demos/shared',
    'plugins/settings',
  ],
  'plugins/demos/explorer': [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos/page',
    'plugins/demos/shared',
  ],
  // The plugin itself, made of these parts.
  'plugins/demos': [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos',
    'plugins/icon-font',
    'plugins/translations',
  ],

  'plugins/messages': [...BASE, 'plugins/api-reference'],
  'plugins/theme-builder': [...BASE, 'plugins/api-reference', 'plugins/demos', 'plugins/settings'],

  'src/markdown': [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos/shared',
    'plugins/known-problems',
    'plugins/messages',
    'plugins/docusaurus-patches',
  ],
  'plugins/docs': [...BASE, 'plugins/api-reference', 'src/markdown'],
  'src/pages': [...BASE, 'plugins/navigation'],

  // These modules use the results of all others.
  'plugins/machine-pages': [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos',
    'plugins/docs',
    'plugins/docusaurus-patches',
    'plugins/feature-tables',
    'plugins/known-problems',
    'plugins/messages',
    'plugins/navigation',
    'plugins/translations',
    'src/markdown',
    'src/pages',
  ],
  'plugins/search': [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos/shared',
    'plugins/feature-tables',
    'plugins/machine-pages',
    'plugins/messages',
    'plugins/settings',
  ],
  'plugins/pwa': [...BASE, 'plugins/demos', 'plugins/search', 'plugins/settings'],
  // Answers from the published files of a build.
  packages: [
    ...BASE,
    'plugins/api-reference',
    'plugins/demos/shared',
    'plugins/known-problems',
    'plugins/messages',
    'plugins/search',
  ],
  // The command line tool's file upgrade, on a page.
  'plugins/upgrade': [
    ...BASE,
    'packages',
    'plugins/api-reference',
    'plugins/known-problems',
    'plugins/navigation',
    'src/markdown',
  ],
  'src/theme': [
    ...BASE,
    'plugins/known-problems',
    'plugins/demos',
    'plugins/machine-pages',
    'plugins/navigation',
    'plugins/docusaurus-patches',
    'plugins/translations',
  ],

  // Tests and benchmarks may import everything; commands start them.
  tests: [...BASE, 'plugins', 'src', 'packages'],
  bench: [...BASE, 'plugins', 'src', 'packages', 'tests'],
  scripts: [...BASE, 'plugins', 'src', 'packages', 'tests', 'bench'],
};
