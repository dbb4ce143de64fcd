import { renderToStaticMarkup } from 'react-dom/server';
import { API_VERSIONS } from '../../data/versions';
import type { HistoricReferences } from '../../history/addHistories';
import type { Timeline } from '../../minors/buildTimeline';
import { generateTimelines, minorsByFamily } from '../../minors/generateTimelines';
import { LABELS } from '../../pages/labels';
import renderTimeline from '../../theme/ApiTimeline/renderTimeline';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
}));

const TIMELINE: Timeline = {
  minors: [
    {
      minor: '7.1',
      id: 'minor-7-1',
      date: '2024-03-28',
      changes: [
        {
          fate: 'added',
          groups: [
            {
              owners: [
                { name: 'Bar', address: '/x/api/charts/bar/' },
                { name: 'BarPro', address: null },
              ],
              members: [{ name: 'data', address: '/x/api/charts/bar/#prop-data' }],
            },
          ],
        },
      ],
    },
    { minor: '7.0', id: 'minor-7-0', date: null, changes: [] },
  ],
};

test('renders the changes of each minor with links', () => {
  const html = renderToStaticMarkup(<>{renderTimeline({ timeline: TIMELINE, labels: LABELS })}</>);
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toBe(
    '7.1First released on 2024-03-28.AddedBar, BarPro: data7.0Nothing is recorded for this release.',
  );
  expect(html).toContain('<h2 id="minor-7-1"');
  expect(html).toContain(
    '<a href="/x/api/charts/bar/#prop-data" translate="no"><code>data</code></a>',
  );
  expect(html).toContain('<code translate="no">BarPro</code>');
});

test('creates a page for each recorded family, in the language of the build', () => {
  const nothing = { packages: [], entries: [], exports: [] };
  const references = Object.fromEntries(
    API_VERSIONS.map(({ name }) => [name, nothing]),
  ) as unknown as HistoricReferences['references'];
  const language = { labels: LABELS, baseUrl: '/zh/' };
  const { mdx, data } = generateTimelines({ references }, '@generated/data', language);
  const families = [...minorsByFamily().keys()];
  expect([...mdx.keys()]).toEqual(families.map((family) => `${family}/timeline.mdx`));
  expect([...data.keys()]).toEqual(families.map((family) => `${family}/timeline.json`));
  for (const family of families) {
    const page = mdx.get(`${family}/timeline.mdx`);
    expect(page).toContain(`slug: "/api/${family}/timeline"`);
    expect(page).toContain(`(pathname:///zh/x/api/${family}/timeline/feed.xml)`);
    expect(page).toContain(`from '@generated/data/${family}/timeline.json?static-region'`);
  }
});
