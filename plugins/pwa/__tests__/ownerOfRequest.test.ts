import { ownerOfRequest } from '../build/ownerOfRequest';

const SITE = '/site';

test.each([
  ['@site/docs/react-charts/bars/index.mdx', 'current'],
  ['/site/docs/react-charts/bars/index.mdx', 'current'],
  ['/site/docs/react-charts/bars/demos/Bars.tsx?demo', 'current'],
  ['/site/versioned_docs/version-v6/react-charts/index.mdx', 'v6'],
  ['/site/versioned_docs/version-v4/node_modules/@mui/x-data-grid/index.js', 'v4'],
  ['/site/i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx', 'current'],
  ['/site/i18n/zh/docusaurus-plugin-content-docs/version-v5/introduction/index.mdx', 'v5'],
  ['/site/.docusaurus-build/demos/client/v4/Basic.ts', 'v4'],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/x-3bf.json', 'current'],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/zh-x-45b.json', 'current'],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/zh-x-v-4-bab.json', 'v4'],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/x-next-bab.json', 'next'],
  ['./x-v-4-react-data-grid-0ab.js?pages=%2Fx%2Fv4%2Freact-data-grid%2F', 'v4'],
  ['/site/.docusaurus-build/page-tables/x-0ab.js?pages=%2Fx%2Fv4%2Freact-data-grid%2F', 'v4'],
  ['/site/.docusaurus-build/page-tables/x-0ab.js?pages=%2Fzh%2Fx%2Fapi%2Fcharts%2F', 'current'],
])('assigns %s to %s', (resource, version) => {
  expect(ownerOfRequest(resource, SITE)).toBe(version);
});

test.each([
  '/site/node_modules/@mui/x-data-grid/index.js',
  '/site/plugins/docs/client/theme.ts',
  '/site/src/theme/DocItem/index.tsx',
  '/site/.docusaurus-build/page-tables/x-0ab.js',
  '@theme/SearchDialog',
  './searchWorker.ts',
])('assigns %s to no version', (resource) => {
  expect(ownerOfRequest(resource, SITE)).toBeUndefined();
});
