import path from 'node:path';
import { versionNamed, type DocsVersion } from '../../../src/versions';
import { readNavigation } from '../readNavigation';

const siteDir = path.join(__dirname, '__fixtures__');

/** A version that only the fixture has. */
const older = (name: string): DocsVersion => {
  const folder = `versioned_docs/version-${name}`;
  return { ...versionNamed('v4'), name, folder, sidebarFile: `${folder}/sidebars.ts` };
};

test('reads the sidebar beside the pages of an older version', async () => {
  const version = older('v1');
  const { file, items, pages } = await readNavigation(`${siteDir}/small-site`, version, []);
  expect(file).toBe('versioned_docs/version-v1/sidebars.ts');
  expect(items).toMatchObject([{ label: 'Grid', items: [{ id: 'grid/rows/index' }] }]);
  expect(pages.map(({ page }) => page)).toEqual(['grid/rows']);
});

test('takes neither demos nor runtimes nor the reference for pages', async () => {
  const version = versionNamed('current');
  const { pages } = await readNavigation(`${siteDir}/broken-site`, version, []);
  expect(pages.map(({ file }) => file)).toEqual([
    'docs/charts/bars/index.mdx',
    'docs/charts/lines.mdx',
    'docs/grid/filtering/index.mdx',
    'docs/grid/index.mdx',
    'docs/grid/pinning/index.mdx',
    'docs/grid/sorting/index.mdx',
  ]);
});

test('says what to write when a sidebar is not one', async () => {
  const version = older('v2');
  await expect(readNavigation(`${siteDir}/small-site`, version, [])).rejects.toThrow(
    'versioned_docs/version-v2/sidebars.ts has no sidebar. Write `export default defineSidebar([…])`',
  );
});
