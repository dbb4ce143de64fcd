import { findDemoProblems } from '../findDemoProblems';
import { findUnmeasured } from '../findUnmeasured';
import type { DemoEntry, DemoUsage } from '../../shared/types';

const demo = (id: string, folder = 'docs/grid/sorting'): DemoEntry => ({
  id,
  version: 'current',
  file: `/site/${folder}/demos/${id}.tsx`,
  stylings: { system: `/site/${folder}/demos/${id}.tsx` },
  height: null,
});
const usage = (id: string, line = 7, page = '/site/docs/grid/sorting/index.mdx'): DemoUsage => ({
  id,
  version: 'current',
  page,
  line,
});

test('reports nothing when each demo is shown once per page, including translated pages', () => {
  const usages = [usage('SortRows'), usage('SortRows', 7, '/site/i18n/zh/index.mdx')];
  expect(findDemoProblems([demo('SortRows')], usages, '/site')).toEqual([]);
});

test('reports an unknown id with page, line and the nearest id', () => {
  expect(findDemoProblems([demo('SortRows')], [usage('SortRows'), usage('SortRow', 9)], '/site'))
    .toMatchInlineSnapshot(`
    [
      "docs/grid/sorting/index.mdx:9 shows the demo "SortRow", which this version does not have. Write demos/SortRow.tsx beside the page, or fix the id (did you mean "SortRows"?).",
    ]
  `);
});

test('reports both demos that share an id', () => {
  const demos = [demo('SortRows'), demo('SortRows', 'docs/grid/rows')];
  expect(findDemoProblems(demos, [usage('SortRows')], '/site')).toMatchInlineSnapshot(`
    [
      "docs/grid/rows/demos/SortRows.tsx:1 has the id "SortRows" of docs/grid/sorting/demos/SortRows.tsx. Rename one of the two files.",
    ]
  `);
});

test('reports a demo shown twice on a page, and one that no page shows', () => {
  const demos = [demo('SortRows'), demo('HideRows')];
  expect(findDemoProblems(demos, [usage('SortRows', 3), usage('SortRows', 8)], '/site'))
    .toMatchInlineSnapshot(`
    [
      "docs/grid/sorting/index.mdx:8 shows the demo "SortRows" again, after line 3. Show it once on a page.",
      "docs/grid/sorting/demos/HideRows.tsx:1 is shown by no page. Put <Demo id="HideRows" /> into a page, or delete the file.",
    ]
  `);
});

test('explains how to measure a demo without a height', () => {
  expect(findUnmeasured([demo('SortRows')], '/site')).toMatchInlineSnapshot(`
    [
      "docs/grid/sorting/demos/heights.json has no height for "SortRows". Run \`npm run demos:measure -- docs/grid/sorting\` while \`npm start\` is up.",
    ]
  `);
});
