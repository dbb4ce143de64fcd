import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import { majorLabel } from '../../../src/versions';
import type { PageCode } from '../../../src/markdown/code-names/types';
import { createPageReader } from '../../prose/pages/readPage';
import { codemodsOf } from '../codemodPackages';
import { collectCases } from '../collectCases';
import { formatListing, runCodemods } from '../runCodemods';

/** The package that the listings of a family import from, and the name of its codemod folder. */
const FAMILIES = {
  'data-grid': ['@mui/x-data-grid', 'data-grid'],
  'date-pickers': ['@mui/x-date-pickers', 'pickers'],
  'tree-view': ['@mui/x-tree-view', 'tree-view'],
  charts: ['@mui/x-charts', 'charts'],
} as const;

const MIGRATION = /^migration: \{ family: ([\w-]+),.* to: (\w+)/m;

const guides = handWrittenPages().flatMap(({ folder }) => {
  const text = readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8');
  const [, family, to = ''] = MIGRATION.exec(text) ?? [];
  if (!family || !/^```tsx before codemod=/m.test(text)) {
    return [];
  }
  const [packageName, name] = FAMILIES[family as keyof typeof FAMILIES];
  // The label of the unreleased version is not a number.
  const major = majorLabel(to).replace('next', 'v8');
  return [{ folder, packageName, codemodFolder: `${major}.0.0/${name}` }];
});

describe.each(guides)('codemods of $folder', ({ folder, packageName, codemodFolder }) => {
  let page: PageCode;
  beforeAll(async () => {
    page = await (await createPageReader(SITE_DIR))(`${folder}/index.mdx`);
  });

  test('produce the code in the listings', async () => {
    for (const { codemods, place, before, expected } of collectCases(page, codemodFolder)) {
      const said = `${place} ${codemods.join(', ')}\n`;
      expect(said + (await runCodemods(codemods, before, packageName))).toBe(
        said + (await formatListing(expected)),
      );
    }
  });

  test('all appear in a listing', () => {
    const cases = collectCases(page, codemodFolder);
    expect(cases.flatMap(({ codemods }) => codemods)).toEqual(
      expect.arrayContaining(codemodsOf(codemodFolder)),
    );
  });
});
