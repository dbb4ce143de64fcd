import { readPlaygroundLink, writePlaygroundLink } from '../address';

const link = {
  version: 'v6',
  demo: 'SortByHeader',
  variant: 'JS',
  styling: 'css',
  width: 390,
  settings: { mode: 'dark', direction: 'rtl', dense: true },
  files: { 'Orders.jsx': 'export default () => <p>ü 订单</p>;', 'rows.js': '' },
} as const;

test('parses what it has formatted, with files in the same order', async () => {
  const read = await readPlaygroundLink(await writePlaygroundLink(link));
  expect(read).toEqual({ link, leftOut: [] });
  expect(Object.keys(read.link.files ?? {})).toEqual(['Orders.jsx', 'rows.js']);
});

test('without content, the fragment is empty', async () => {
  expect(await writePlaygroundLink({})).toBe('');
  expect(await readPlaygroundLink('')).toEqual({ link: {}, leftOut: [] });
});

test.each([
  ['a version that is no name', 'version=../v6'],
  ['a width that nothing has', 'width=3'],
  ['a width that is no number', 'width=wide'],
  ['a styling that does not exist', 'styling=less'],
  ['a setting that does not exist', 'mode=blue'],
  ['an unknown name', 'theme=dark'],
  ['code that was not packed', 'code=%25%25'],
  ['code that is too long', `code=${'a'.repeat(30_001)}`],
])('%s is left out, and the rest is read', async (_what, text) => {
  expect(await readPlaygroundLink(`#${text}&demo=SortByHeader`)).toEqual({
    link: { demo: 'SortByHeader' },
    leftOut: [text.split('=')[0]],
  });
});

test('an empty list of files is not code', async () => {
  const fragment = await writePlaygroundLink({ files: {} });
  expect(await readPlaygroundLink(fragment)).toEqual({ link: {}, leftOut: ['code'] });
});
