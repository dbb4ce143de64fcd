import { hashSections, findSectionsBehind, findSectionsGone } from '../hashSections';

const PAGE = `---
title: Sorting
description: How rows are ordered.
components: [DataGrid]
---

Rows come in the order of the array.

## By one column {/* #by-one-column */}

Click a header.

\`\`\`bash
## not a heading
\`\`\`

### The third click {/* #third-click */}

It takes the order away.
`;

const ids = (page: string) =>
  findSectionsBehind(
    hashSections(page),
    Object.fromEntries(hashSections(PAGE).map(({ id, hash }) => [id, hash])),
  );

test('a page consists of what is before the first heading, and of its sections', () => {
  expect(hashSections(PAGE).map(({ id }) => id)).toEqual(['', 'by-one-column', 'third-click']);
});

test.each([
  ['the text of a section', 'Click a header.', 'Press a header.', ['by-one-column']],
  ['code', '## not a heading', '## no heading', ['by-one-column']],
  ['a heading', '### The third click', '### Click three', ['third-click']],
  ['the title', 'title: Sorting', 'title: Order', ['']],
  ['a name that translations repeat', '[DataGrid]', '[DataGridPro]', []],
  ['white space', 'Click a header.\n', 'Click a header.  \n\n', []],
  ['a comment', 'a header', 'a header{/* no-link */}', []],
  ['the end of lines', '\n', '\r\n', []],
])('a change of %s', (_what, before, after, expected) => {
  expect(ids(PAGE.replaceAll(before, after))).toEqual(expected);
});

test('new sections are behind, and sections that are gone are known', () => {
  const page = PAGE.replaceAll('third-click', 'click-again');
  expect(ids(page)).toEqual(['click-again']);
  expect(findSectionsGone(hashSections(page), { '': 'a', 'third-click': 'b' })).toEqual([
    'third-click',
  ]);
});
