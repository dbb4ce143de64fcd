import path from 'node:path';
import { versionNamed, type DocsVersion } from '../../../src/versions';
import { readNavigation } from '../readNavigation';

const siteDir = path.join(__dirname, '__fixtures__');

/** Creates a version that exists only in the fixture. */
const older = (name: string): DocsVersion => {
  const folder = `versioned_docs/version-${name}`;
  return { ...versionNamed('v4'), name, folder, sidebarFile: `${folder}/sidebars.ts` };
};

test('reads the sidebar next to the pages of an older version', async () => {
  const version = older('v1');
  const { file, items, pages } = await readNavigation(`${siteDir}/small-site`, version, []);
  expect(file).toBe('versioned_docs/version-v1/sidebars.ts');
  expect(items).toMatchObject([{ label: 'Grid', items: [{ id: 'grid/rows/index' }] }]);
  expect(pages.map(({ page }) => page)).toEqual(['grid/rows']);
});

test('does not count demos, runtimes or the reference as pages', async () => {
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

test('explains what to write if a sidebar is invalid', async () => {
  const version = older('v2');
  await expect(readNavigation(`${siteDir}/small-site`, version, [])).rejects.toThrow(
    'versioned_docs/version-v2/sidebars.ts has no sidebar. Write `export default defineSidebar([…])`',
  );
});
