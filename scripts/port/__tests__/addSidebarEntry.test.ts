import { addSidebarEntry } from '../addSidebarEntry';

const sidebar = (items: string) => `export default defineSidebar([${items}]);\n`;
const page = (name: string) => `{ page: '${name}' }`;
const group = (name: string, ...items: string[]) =>
  `{ group: '${name}', items: [${items.join(', ')}] }`;

const source = sidebar(
  group(
    'Grid',
    page('grid'),
    group('Columns', page('grid/width'), `{ page: 'grid/menu', plan: 'pro', flags: ['new'] }`),
    page('grid/sorting'),
    `{ api: 'grid' }`,
  ),
);

test('adds an entry after its neighbors', () => {
  const target = sidebar(group('Grid', page('grid'), `{ api: 'grid' }`));
  expect(addSidebarEntry(source, target, 'grid/sorting')).toEqual({
    text: sidebar(group('Grid', page('grid'), `{ api: 'grid' }`)).replace(
      "{ page: 'grid' },",
      "{ page: 'grid' },\n{ page: 'grid/sorting' },",
    ),
    trail: ['Grid'],
  });
});

test('adds missing groups, keeps the plan, and drops the `new` flag', () => {
  const target = sidebar(group('Grid', page('grid/sorting')));
  expect(addSidebarEntry(source, target, 'grid/menu')).toEqual({
    text: sidebar(
      `{ group: 'Grid', items: [{ group: "Columns", items: [{ page: 'grid/menu', plan: 'pro' }] },\n{ page: 'grid/sorting' }] }`,
    ),
    trail: ['Grid', 'Columns'],
  });
});

test('adds pages of the same group to one group, whatever its kind', () => {
  const divided = sidebar(
    group('Grid', `{ subheader: 'Rows', items: [${page('grid/height')}, ${page('grid/order')}] }`),
  );
  const target = sidebar(group('Grid'));
  const first = addSidebarEntry(divided, target, 'grid/height')!.text;
  const both = addSidebarEntry(divided, first, 'grid/order')!.text;
  const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll(',]', ']');
  expect(bare(both).replaceAll('"', "'")).toBe(bare(divided));
});

test('returns null if the sidebar has the entry or lacks its first group, or if the page is unknown', () => {
  expect(addSidebarEntry(source, source, 'grid/sorting')).toBeNull();
  expect(addSidebarEntry(source, sidebar(group('Charts', page('charts'))), 'grid/menu')).toBeNull();
  expect(addSidebarEntry(source, source, 'grid/unknown')).toBeNull();
});
