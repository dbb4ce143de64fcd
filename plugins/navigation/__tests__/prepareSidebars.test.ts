import path from 'node:path';
import { versionNamed } from '../../../src/versions';
import { prepareSidebars } from '../prepareSidebars';

const siteDir = path.join(__dirname, '__fixtures__/broken-site');
const current = versionNamed('current');

test('reports all problems of a version at once, with place and fix', async () => {
  const prepare = prepareSidebars(siteDir, [current], ['zh'], 'throw');
  const message = await prepare.catch((error: Error) => error.message);
  expect(message).toMatchInlineSnapshot(`
    "Sidebars and pages do not fit together (19 problems):
    - sidebars.ts:7, 16: page "grid/sorting" has the unknown flag "beta". Valid flags: new, unstable, planned.
    - sidebars.ts:8: page "grid/sortin" does not exist: there is no docs/grid/sortin/index.mdx. Did you mean "grid/sorting"? Write the page, or take the entry out.
    - sidebars.ts:9: page "grid/filtering" has the unknown plan "gold". Valid plans: pro, premium. A page that needs no plan has none.
    - sidebars.ts:15: group "Rows" has no entries. Fill it, or take it out.
    - sidebars.ts:7, 16: page "grid/sorting" is listed twice. Keep one of the two.
    - sidebars.ts:17: the entry {"pages":"grid/all"} has none of "page", "group", "subheader" and "api". Add one.
    - sidebars.ts:18: page "charts/bars" has the field "hidden", which entries do not have. Remove it, or give what it means as "plan" or "flags".
    - docs/charts/lines.mdx: a page is the index of its folder. Move it to docs/charts/lines/index.mdx.
    - docs/grid/filtering/index.mdx: the front matter says plan "pro", sidebars.ts:9 says plan "gold". The sidebar is what readers see: change it there, or correct or remove the line in the page.
    - docs/grid/index.mdx: this overview does not lead to "grid/pinning". Add a link to ./pinning/index.mdx.
    - docs/grid/pinning/index.mdx: the front matter says plan "pro", sidebars.ts:13 says plan "premium". The sidebar is what readers see: change it there, or correct or remove the line in the page.
    - docs/grid/pinning/index.mdx: the front matter says flags ["new"], sidebars.ts:13 says no flags. The sidebar is what readers see: change it there, or correct or remove the line in the page.
    - i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx: this overview does not lead to "grid/rows". Add a link to ./rows/index.mdx.
    - i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx: this overview does not lead to "grid/sorting". Add a link to ./sorting/index.mdx.
    - i18n/zh/docusaurus-plugin-content-docs/current/grid/rows/index.mdx: translates a page (zh) that docs does not have. Move it to the path of its original, or remove it.
    - i18n/zh/docusaurus-plugin-content-docs/current/grid/sorting/index.mdx: the front matter says plan "premium", sidebars.ts:7, 16 says no plan. The sidebar is what readers see: change it there, or correct or remove the line in the page.
    - i18n/zh/docusaurus-plugin-content-docs/current.json: "Sorting" (sidebars.ts:7, 16) has no zh title. Add "sidebar.docs.doc.grid/sorting": { "message": "…" }.
    - i18n/zh/docusaurus-plugin-content-docs/current.json: "Rows" (sidebars.ts:15) has no zh title. Add "sidebar.docs.category.Grid / Rows": { "message": "…" }.
    - i18n/zh/docusaurus-plugin-content-docs/current.json: "API reference" (sidebars.ts:19, 20) has no zh title. Add "sidebar.docs.category.Grid / API reference": { "message": "…" }."
  `);
});
