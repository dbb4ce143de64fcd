import { comparePage } from '../comparePage.ts';

const PAGE = `---
title: Sorting
---

The grid **sorts** rows. {/* claim */}

## Control {/* #control */}

The [grid](../grid/index.mdx#a) keeps \`sortModel\`, and <kbd>Shift</kbd> adds
a column. {/* claim */} Other text.

| Key | Effect |
| --- | --- |
| \`a\` | Sorts at once {/* claim */} |
`;
const CLAIMS = [
  { section: '', text: 'The grid sorts rows', line: 1 },
  { section: 'control', text: 'The grid keeps `sortModel`, and Shift adds a column', line: 2 },
  { section: 'control', text: 'Sorts at once', line: 3 },
];

test('accepts a page that contains its claims, whatever the formatting', () => {
  expect(comparePage(PAGE, CLAIMS)).toEqual([]);
});

test('reports a changed sentence, a missing mark, a missing section and a missing test', () => {
  expect(comparePage(PAGE.replace('keeps', 'drops'), CLAIMS)).toMatchInlineSnapshot(`
    [
      "line 2: "#control" does not say: The grid keeps \`sortModel\`, and Shift adds a column",
      ""#control" has a mark without a claim behind "…The grid drops sortModel, and Shift adds a column.": write its test, or take the mark out",
    ]
  `);
  expect(comparePage(PAGE.replace('at once {/* claim */}', 'at once'), CLAIMS))
    .toMatchInlineSnapshot(`
    [
      "line 3: put {/* claim */} behind "Sorts at once" in "#control"",
    ]
  `);
  expect(comparePage(PAGE.replace('#control', '#other'), CLAIMS.slice(1, 2)))
    .toMatchInlineSnapshot(`
    [
      "line 2: the page has no section "#control"",
      ""#" has a mark without a claim behind "…The grid sorts rows.": write its test, or take the mark out",
      ""#other" has a mark without a claim behind "…The grid keeps sortModel, and Shift adds a column.": write its test, or take the mark out",
      ""#other" has a mark without a claim behind "…Other text. | Key | Effect | | --- | --- | | a | Sorts at once": write its test, or take the mark out",
    ]
  `);
  expect(comparePage(PAGE, CLAIMS.slice(0, 2))).toMatchInlineSnapshot(`
    [
      ""#control" has a mark without a claim behind "…lumn.  Other text. | Key | Effect | | --- | --- | | a | Sorts at once": write its test, or take the mark out",
    ]
  `);
});

test('rejects a mark that leaves a space before punctuation', () => {
  const claims = [{ section: 'sorting', text: 'Rows are sorted', line: 1 }];
  const pageWith = (mark: string) =>
    `## Sorting {/* #sorting */}\n\nRows are sorted${mark} at once.`;
  expect(comparePage(pageWith(' {/* claim */},'), claims)).toEqual([
    'line 3 of the page: put {/* claim */} behind the punctuation',
  ]);
  expect(comparePage(pageWith(', {/* claim */}'), claims)).toEqual([]);
  expect(comparePage(pageWith('{/* claim */},'), claims)).toEqual([]);
});
