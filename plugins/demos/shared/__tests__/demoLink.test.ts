import lzString from 'lz-string';
import { readDemoAddress } from '../../page/client/demoAddress';
import { readDemoLink, writeDemoLink } from '../demoLink';

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

test('parses what it has formatted', async () => {
  const hash = await writeDemoLink('Orders', link);
  const { id, text = '' } = readDemoAddress(`https://example.com/x/${hash}`) ?? {};
  expect(id).toBe('Orders');
  expect(await readDemoLink(text)).toEqual({ link, leftOut: [] });
});

test.each([
  [['Orders.tsx', 'orders.css'], { variant: 'TS', styling: 'system' }],
  [['Orders.jsx'], { variant: 'JS', styling: 'system' }],
  [['Orders.tsx', 'Orders.jsx'], { styling: 'system' }],
])('files named %j determine the variant and styling of the code', async (names, meant) => {
  const files = Object.fromEntries(names.map((name) => [name, 'text']));
  const [, text = ''] = (await writeDemoLink('Orders', { files })).split('?');
  expect((await readDemoLink(text)).link).toEqual({ files, ...meant });
});

test('an address without parameters carries no code or settings', async () => {
  expect(await writeDemoLink('Orders', {})).toBe('#demo-Orders');
  const plain = { id: 'Orders', text: '' };
  expect(readDemoAddress('https://example.com/x/#demo-Orders')).toEqual(plain);
  expect(readDemoAddress('https://example.com/x/#demo-Orders?')).toEqual(plain);
});

test.each([
  ['#demo-Orders%3Fmode=dark&primary=%23b00020', 'mode=dark&primary=#b00020'],
  ['#demo-Orders%3fmode%3Ddark', 'mode=dark'],
  ['#demo-Orders%3Fmode=%', 'mode=%'],
])('decodes %s', (hash, text) => {
  expect(readDemoAddress(`https://example.com/x/${hash}`)).toEqual({ id: 'Orders', text });
});

test('other fragments do not link to a demo', () => {
  expect(readDemoAddress('https://example.com/x/')).toBeNull();
  expect(readDemoAddress('https://example.com/x/#demo-of-a-heading')).toBeNull();
});

const pack = (value: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(value));

test.each([
  ['a value that does not exist', 'variant=Elm'],
  ['an unknown name', 'shade=red'],
  ['a color that is none', 'primary=url(x)'],
  ['a spacing that is no number', 'spacing=-8'],
  ['code that is not compressed', 'code=%25%25'],
  ['code that is not files', `code=${'N4IgLgngDgpiBcIA'}`],
  ['code that is a list', `code=${pack(['a'])}`],
  ['code without a file', `code=${pack({})}`],
  ['code that is too long', `code=${'a'.repeat(30_001)}`],
])('%s is left out and named, and the rest is read', async (_what, text) => {
  expect(await readDemoLink(`${text}&mode=dark`)).toEqual({
    link: { settings: { mode: 'dark' } },
    leftOut: [text.split('=')[0]],
  });
});
