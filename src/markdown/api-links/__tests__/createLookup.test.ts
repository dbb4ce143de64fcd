import type { Root } from 'mdast';
import { createLookup } from '../createLookup';
import type { EntryIndex, IndexedEntry } from '../../../../plugins/api-reference/entryIndex';
import { linkCodeSpans } from '../linkCodeSpans';

const entry = (name: string, ...anchors: string[]): IndexedEntry => ({
  name,
  address: `/x/api/${name}/`,
  anchors,
});
const index: EntryIndex = {
  entries: [
    entry('OrderList', 'prop-rows', 'prop-rowHeight', 'class-row', 'prop-toolbar', 'slot-toolbar'),
    entry('OrderListPro', 'prop-rows', 'prop-rowHeight', 'prop-treeData', 'class-row'),
    entry('OrderListPremium', 'prop-rows', 'prop-rowHeight', 'prop-treeData'),
    entry('OrderApi', 'prop-setSortModel', 'prop-page'),
    entry('OrderState', 'prop-rows', 'prop-sortModel'),
    entry('SortParams', 'prop-sortModel'),
    entry('Order'),
    { ...entry('Order'), address: '/x/api/other/Order/' },
  ],
  pages: [],
};

test.each([
  ['OrderList', '/x/api/OrderList/'],
  ['<OrderList />', '/x/api/OrderList/'],
  ['treeData', '/x/api/OrderListPro/#prop-treeData'],
  ['rowHeight', '/x/api/OrderList/#prop-rowHeight'],
  ['setSortModel(model)', '/x/api/OrderApi/#prop-setSortModel'],
  ['apiRef.current.setSortModel', '/x/api/OrderApi/#prop-setSortModel'],
  ['.MuiOrderList-row', '/x/api/OrderList/#class-row'],
])('%s resolves to %s on any page', (text, address) => {
  expect(createLookup(index, [])(text)).toBe(address);
});

test.each([
  ['sortModel', 'two entries have it'],
  ['page', 'a single word may mean anything'],
  ['Order', 'two entries have the name'],
  ['.MuiOrderList-cell', 'the entry has no such class'],
  ['rows={rows}', 'it is more than a name'],
])('%s does not resolve: %s', (text) => {
  expect(createLookup(index, [])(text)).toBeNull();
});

test('components that the page documents take precedence and resolve ambiguous names', () => {
  expect(createLookup(index, ['SortParams'])('sortModel')).toBe(
    '/x/api/SortParams/#prop-sortModel',
  );
  expect(createLookup(index, ['OrderApi'])('page')).toBe('/x/api/OrderApi/#prop-page');
  expect(createLookup(index, ['OrderList'])('toolbar')).toBeNull();
});

test('a name with another meaning in a version that the page mentions does not resolve', () => {
  const older: EntryIndex = { entries: [entry('OrderFooter', 'prop-rowHeight')], pages: [] };
  const same: EntryIndex = { entries: [entry('OrderList', 'prop-rowHeight')], pages: [] };
  expect(createLookup(index, [], [older])('rowHeight')).toBeNull();
  expect(createLookup(index, [], [same])('rowHeight')).toBe('/x/api/OrderList/#prop-rowHeight');
  expect(createLookup(index, [], [older])('treeData')).not.toBeNull();
});

test('a no-link comment after a code span prevents the link', async () => {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkStringify } = await import('remark-stringify');
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse('`treeData`{/* no-link */} and `treeData`') as Root;
  linkCodeSpans(tree, createLookup(index, []));
  expect(processor.stringify(tree)).toBe(
    '`treeData`{/* no-link */} and [`treeData`](/x/api/OrderListPro/#prop-treeData)\n',
  );
});
