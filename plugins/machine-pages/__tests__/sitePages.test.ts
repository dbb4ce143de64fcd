import path from 'node:path';
import { markdownAddress } from '../address';
import { renderPage } from '../renderPage';
import { collectSitePages } from '../site/collectSitePages';
import { readWords } from '../site/readWords';
import type { MachinePage } from '../types';
import { SITE } from './site';

const siteDir = path.resolve(__dirname, '../../..');
const DOC: MachinePage = {
  kind: 'guide',
  title: 'Orders',
  description: 'All orders.',
  address: '/zh/x/v6/orders/',
  part: '',
  version: 'v6',
  renderBody: async () => '',
};

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/zh/playground/', '/zh/playground.md'],
  ['/x/orders/', '/x/orders.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});

test('the home page and the playground say what is there, in the language of the build', async () => {
  const words = await readWords({ siteDir, codeTranslations: { 'home.versions': '版本' } });
  const pages = collectSitePages([DOC], words, SITE);
  expect(pages.map(({ address }) => address)).toEqual(['/zh/', '/zh/playground/']);
  const [home, playground] = await Promise.all(pages.map((page) => renderPage(page, SITE)));
  expect(home).toMatchSnapshot();
  expect(playground).toMatchSnapshot();
});

test('stops the build when a string ID does not exist', async () => {
  const words = await readWords({ siteDir, codeTranslations: {} });
  expect(() => words('home.gone')).toThrow(/shows "home\.gone", which is a string of none of/);
});
