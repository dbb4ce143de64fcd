import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardAddress } from '../cardAddress';
import { cardFileOf, describeCard, type Card } from '../describeCard';
import { illustrate } from '../illustrate';
import { writeImages } from '../writeImages';

const ZH = '/site/i18n/zh/docusaurus-plugin-content-docs/version-v6';
const CARD: Card = { title: '排序', description: '排序行。', version: 'v6', language: 'zh' };

test('describes the card of a page with its version and language', () => {
  const frontMatter = { title: '排序', description: '排序行。' };
  expect(describeCard('/site', `${ZH}/grid/sorting/index.mdx`, frontMatter)).toEqual(CARD);
  expect(describeCard('/site', '/site/src/pages/index.mdx', frontMatter)).toBeNull();
});

test('pages of the API reference share the image of their index', () => {
  expect(cardFileOf('/site', `${ZH}/api/grid/table.mdx`)).toBe(`${ZH}/api/grid/index.mdx`);
  expect(cardFileOf('/site', '/site/docs/api/compare.mdx')).toBe('/site/docs/api/index.mdx');
  const page = '/site/docs/react-data-grid/api/index.mdx';
  expect(cardFileOf('/site', page)).toBe(page);
});

test('adds the address of the image to front matter without one', async () => {
  const parse = (frontMatter: Record<string, unknown>) =>
    illustrate('/site', async () => ({ frontMatter, content: '' }))({
      filePath: `${ZH}/grid/sorting/index.mdx`,
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter: {}, content: '' }),
    });
  const { title, description } = CARD;
  const { frontMatter } = await parse({ title, description });
  expect(frontMatter.image).toBe(cardAddress(CARD));
  const own = await parse({ title, description, image: '/own.png' });
  expect(own.frontMatter.image).toBe('/own.png');
});

test('draws each image once, at the required size, with Chinese characters', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'social-'));
  const places = {
    siteDir,
    cacheDir: path.join(siteDir, 'cache'),
    outDir: path.join(siteDir, 'build'),
  };
  mkdirSync(path.join(siteDir, 'static/img'), { recursive: true });
  writeFileSync(
    path.join(siteDir, 'static/img/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  );
  const otherLetters = { ...CARD, title: '筛选' };
  const cards = new Map([CARD, otherLetters].map((card) => [cardAddress(card), card]));
  await writeImages(cards, places);
  const [one = '', other = ''] = [...cards.keys()].map((name) => path.join(places.outDir, name));
  const png = readFileSync(one);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // Characters without a glyph would look the same in both images.
  expect(png.equals(readFileSync(other))).toBe(false);

  const [kept = ''] = readdirSync(places.cacheDir).map((name) => path.join(places.cacheDir, name));
  const { mtimeMs } = statSync(kept);
  await writeImages(cards, places);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
});
