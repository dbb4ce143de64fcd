import lzString from 'lz-string';
import { readDemoLink, writeDemoLink } from '../client/demoLink';
import { findDemoLink } from '../client/findDemoLink';

const link = {
  variant: 'JS',
  styling: 'css',
  settings: {
    mode: 'dark',
    direction: 'rtl',
    dense: true,
    spacing: 6,
    paletteColors: { primary: { main: '#b00020' }, secondary: { main: '#0a7' } },
  },
  files: { 'Orders.jsx': 'export default () => <p>ü 订单</p>;' },
} as const;

test('what an address carries comes out as it went in', async () => {
  const hash = await writeDemoLink('Orders', link);
  const text = findDemoLink('Orders', hash);
  expect(await readDemoLink(text ?? '')).toEqual({ link, isWhole: true });
});

test('a plain address carries nothing, and an address of another demo is not this one’s', async () => {
  expect(await writeDemoLink('Orders', {})).toBe('#demo-Orders');
  expect(findDemoLink('Orders', '#demo-Orders')).toBeNull();
  expect(findDemoLink('Orders', '#demo-OrdersByDay?variant=JS')).toBeNull();
});

const pack = (value: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(value));

test.each([
  ['a value that does not exist', 'variant=Elm&mode=dark'],
  ['an unknown name', 'colour=red&mode=dark'],
  ['a colour that is none', 'primary=url(x)&mode=dark'],
  ['a spacing that is no number', 'spacing=-8&mode=dark'],
  ['code that is not compressed', 'code=%25%25&mode=dark'],
  ['code that is not files', `code=${'N4IgLgngDgpiBcIA'}&mode=dark`],
  ['code that is a list', `code=${pack(['a'])}&mode=dark`],
  ['code without a file', `code=${pack({})}&mode=dark`],
  ['code that is too long', `code=${'a'.repeat(30_001)}&mode=dark`],
])('%s is left out, and the rest is read', async (_what, text) => {
  expect(await readDemoLink(text)).toEqual({
    link: { settings: { mode: 'dark' } },
    isWhole: false,
  });
});
