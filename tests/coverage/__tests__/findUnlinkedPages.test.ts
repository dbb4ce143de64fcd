import { findUnlinkedPages } from '../findUnlinkedPages';

test('finds pages without links to or from the other pages of their area', () => {
  const pages = [
    { folder: 'docs/grid/sorting', text: 'See [Filters](../filtering/index.mdx#quick).' },
    { folder: 'docs/grid/filtering', text: 'Filters.' },
    { folder: 'docs/grid/export', text: 'See [Pickers](../../pickers/date/index.mdx).' },
    { folder: 'docs/pickers/date', text: 'The only page of its area.' },
  ];
  expect(findUnlinkedPages(pages)).toEqual(['docs/grid/export']);
});
