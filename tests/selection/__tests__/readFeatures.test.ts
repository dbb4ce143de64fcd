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

it("lists the classes of the site's components for the version and language", () => {
  const place = 'versioned_docs/version-v6 zh';
  expect([...readFeatures(page, HTML)].sort()).toEqual([
    `${place} alert--info`,
    `${place} kind written`,
    `${place} tab_-x1Y`,
    `${place} tabs_LyTq`,
  ]);
});
