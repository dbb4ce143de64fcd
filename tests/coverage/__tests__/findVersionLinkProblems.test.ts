import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import {
  findGuideLinkProblems,
  findVersionLinkProblems,
  type PagesByTopic,
} from '../findVersionLinkProblems';

const FILES = [
  ['English', ({ folder }: HandWrittenPage) => `${folder}/index.mdx`],
  ['Chinese', ({ chineseFile }: HandWrittenPage) => chineseFile],
] as const;
type FileOf = (typeof FILES)[number][1];

const readPage = (page: HandWrittenPage, fileOf: FileOf): string =>
  readFileSync(join(SITE_DIR, fileOf(page)), 'utf8');

/** Reads the chart pages of a version by topic. */
function readCharts(version: string, fileOf: FileOf): PagesByTopic {
  const pages = handWrittenPages().filter(
    (page) => page.version.name === version && page.topic.startsWith('react-charts/'),
  );
  return Object.fromEntries(
    pages.map((page) => [
      page.topic.replace('react-charts/', ''),
      { path: page.path, source: readPage(page, fileOf) },
    ]),
  );
}

test.each(FILES)('%s chart pages of versions 7 and 8 link to each other', (_, fileOf) => {
  const earlier = readCharts('current', fileOf);
  expect(Object.keys(earlier).length).toBeGreaterThan(30);
  expect(findVersionLinkProblems(earlier, readCharts('next', fileOf))).toEqual([]);
});

test.each(FILES)('the %s migration guide links to chart pages of version 8', (_, fileOf) => {
  const page = handWrittenPages().find(
    ({ topic, version }) => version.name === 'next' && topic === 'migration/migration-charts-v7',
  );
  const topics = ['radar', 'funnel', 'sankey'];
  const sections = [
    ...['axis', 'composition', 'export', 'highlighting', 'hooks', 'legend', 'performance'],
    ...['sparkline', 'styling', 'tooltip', 'zoom-and-pan'],
  ];
  expect(findGuideLinkProblems(readPage(page!, fileOf), 'react-charts', topics, sections)).toEqual(
    [],
  );
});

test('reports missing links in both directions', () => {
  const page = (path: string, source = '') => ({ path, source });
  const earlier = {
    axis: page('/x/react-charts/axis/', 'See [axes](/x/next/react-charts/axis/#groups).'),
    start: page('/x/react-charts/start/', '[8](/x/next/react-charts/start/)'),
    gone: page('/x/react-charts/gone/'),
  };
  const later = {
    axis: page('/x/next/react-charts/axis/', '[Earlier](/x/react-charts/axis)'),
    start: page('/x/next/react-charts/quickstart/', '[7](/x/react-charts/start/)'),
  };
  expect(findVersionLinkProblems(earlier, later)).toEqual([
    '/x/next/react-charts/axis/ does not link to /x/react-charts/axis/',
    '/x/react-charts/start/ does not link to /x/next/react-charts/quickstart/',
  ]);
});

test('reports a guide without links, or without links to sections', () => {
  const guide =
    '[Axes](../../react-charts/axis/index.mdx), [pie](../../react-charts/pie/index.mdx#a)';
  expect(findGuideLinkProblems(guide, 'react-charts', ['axis', 'radar'], ['axis', 'pie'])).toEqual([
    'the guide does not link to react-charts/radar',
    'the guide links to no section of react-charts/axis',
  ]);
});
