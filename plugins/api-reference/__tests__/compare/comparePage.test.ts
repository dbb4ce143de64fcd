import path from 'node:path';
import { createComparisonLinks } from '../../compare/comparisonAddress';
import { type ComparePage, generateComparePage } from '../../compare/generateComparePage';
import { API_VERSIONS } from '../../data/versions';
import { LABELS } from '../../pages/labels';

const SITE = path.join(__dirname, '../../../..');

test('lists families, versions and migration guides on the page that compares versions', async () => {
  const language = {
    locale: 'en',
    baseUrl: '/',
    labels: LABELS,
    problems: [],
    translatedDir: null,
  };
  const { mdx, data } = await generateComparePage(SITE, '@generated/api', {
    ...language,
    translations: null,
  });
  // The tables of pages would treat a page directly below `api` as the whole reference.
  expect([...mdx.keys()]).toEqual(['compare/index.mdx']);
  expect([...mdx.values()].join()).toContain('slug: "/api/compare"');
  expect([...mdx.values()].join()).toContain('parent: {"label":"API reference","href":"/x/api/"}');
  const page = JSON.parse([...data.values()].join()) as ComparePage;
  expect(page.families.map(({ family, versions }) => [family, versions[0]])).toEqual([
    ['data-grid', 'v4'],
    ['date-pickers', 'v5'],
    ['charts', 'v6'],
    ['tree-view', 'v6'],
  ]);
  for (const { family } of page.families) {
    expect(page.migrations).toContainEqual({
      family,
      from: 'v6',
      to: 'current',
      title: expect.stringContaining('v6') as unknown,
      address: expect.stringMatching(/^\/x\/migration\/migration-[\w-]+\/$/) as unknown,
    });
  }
});

test.each([
  ['current', 'charts', '/zh/x/api/compare/?from=v6&to=current&of=charts/pie', 'v6', 'v7'],
  ['next', 'charts', '/zh/x/api/compare/?from=current&to=next&of=charts/pie', 'v7', 'next'],
  ['v6', 'charts', '/zh/x/api/compare/?from=v6&to=current&of=charts/pie', 'v6', 'v7'],
  ['v6', 'data-grid', '/zh/x/api/compare/?from=v5&to=v6&of=data-grid/pie', 'v5', 'v6'],
])('compares an entry of %s in %s at %s', (name, family, address, from, to) => {
  const version = API_VERSIONS.find((each) => each.name === name)!;
  expect(createComparisonLinks(version, '/zh/')({ family, slug: 'pie' })).toEqual({
    address,
    from,
    to,
  });
});
