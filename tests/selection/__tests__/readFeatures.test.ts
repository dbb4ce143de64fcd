import type { SitePage } from '../../browser/sitePages';
import { readFeatures } from '../readFeatures';

const page: SitePage = {
  path: '/x/v6/',
  folder: 'versioned_docs/version-v6/a',
  language: 'zh',
  kind: 'written',
  size: 0,
};
const HTML =
  '<nav class=navbar_A1b2></nav><main><div class="tabs_LyTq alert alert--info MuiChip-root css-1x2y3z jss12"><b class=tab_-x1Y></b></div></main>';

it.each([
  ['en', 'versioned_docs/version-v6'],
  ['zh', 'zh'],
] as const)("lists the classes of the site's components of a page in %s", (language, place) => {
  expect([...readFeatures({ ...page, language }, HTML)].sort()).toEqual([
    `${place} alert--info`,
    `${place} kind written`,
    `${place} tab_-x1Y`,
    `${place} tabs_LyTq`,
  ]);
});
