import { findUnlinkedPages } from '../findUnlinkedPages';

const page = (topic: string, text: string) => ({
  folder: `docs/${topic}`,
  path: `/x/${topic}/`,
  text,
});

test('finds pages without links to or from the other pages of their area', () => {
  const pages = [
    page('grid/sorting', 'See [Filters](../filtering/index.mdx#quick).'),
    page('grid/filtering', 'Filters.'),
    page('grid/editing', 'See [Rows](/x/grid/rows/#add).'),
    page('grid/rows', 'Rows.'),
    page(
      'grid/export',
      'See [Export](../export/index.mdx) and [Pickers](../../pickers/date/index.mdx).',
    ),
    page('pickers/date', 'The only page of its area.'),
  ];
  expect(findUnlinkedPages(pages)).toEqual(['docs/grid/export']);
});
