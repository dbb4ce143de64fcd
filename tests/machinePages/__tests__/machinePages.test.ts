import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLinks, findLists } from '../checkLinks';
import { checkMarkdown, checkPage } from '../checkPage';
import { checkSitemap } from '../checkSitemap';

const ORIGIN = 'https://example.com';
const URL = `${ORIGIN}/x/orders/`;

const ARTICLE = {
  '@type': 'TechArticle',
  headline: 'Orders',
  description: 'All.',
  url: URL,
  inLanguage: 'en',
  isPartOf: {},
  image: 'a',
};
const LIST = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { position: 1, name: 'Docs', item: `${ORIGIN}/` },
    { position: 2, name: 'Orders', item: URL },
  ],
};

interface Faults {
  readonly markdown?: string;
  readonly image?: string;
  readonly canonical?: string;
  readonly data?: readonly object[];
}

function build({
  markdown,
  image = '/img/a.png',
  canonical = URL,
  data = [ARTICLE, LIST],
}: Faults = {}) {
  const buildDir = mkdtempSync(path.join(tmpdir(), 'machine-pages-'));
  mkdirSync(path.join(buildDir, 'x/orders'), { recursive: true });
  mkdirSync(path.join(buildDir, 'img'));
  writeFileSync(path.join(buildDir, 'img/a.png'), '');
  const scripts = data.map(
    (each) => `<script data-rh=true type=application/ld+json>${JSON.stringify(each)}</script>`,
  );
  const html = `<!doctype html><html><head><meta property=og:image content=${ORIGIN}${image} /><link rel=canonical href=${canonical} /><link rel=alternate type=text/markdown href=/x/orders.md />${scripts.join('')}</head><body></body></html>`;
  writeFileSync(path.join(buildDir, 'x/orders/index.html'), html);
  const text = `---\nurl: "${URL}"\n---\n\n# Orders\n\n${markdown ?? '`undefined` and [all](https://example.com/x/orders.md#a)'}\n`;
  writeFileSync(path.join(buildDir, 'x/orders.md'), text);
  return { buildDir, origin: ORIGIN };
}

test('accepts a page with complete metadata', () => {
  expect(checkPage('/x/orders/', build())).toEqual([]);
});

test.each<[string, Faults, string]>([
  ['a component that was left', { markdown: '<Demo id="A" />' }, 'its Markdown holds <Demo'],
  ['an image that is missing', { image: '/img/b.png' }, 'is no file of the build'],
  ['no breadcrumbs', { data: [ARTICLE] }, 'it has not one BreadcrumbList'],
  ['two articles', { data: [ARTICLE, ARTICLE, LIST] }, 'it has not one TechArticle'],
  ['an article without a headline', { data: [{ ...ARTICLE, headline: '' }, LIST] }, 'no headline'],
  [
    'breadcrumbs of another page',
    { data: [ARTICLE, { ...LIST, itemListElement: LIST.itemListElement.slice(0, 1) }] },
    'does not end at the page',
  ],
])('%s is found', (_what, faults, problem) => {
  expect(checkPage('/x/orders/', build(faults)).join('\n')).toContain(problem);
});

test('reports a page without Markdown', () => {
  expect(checkMarkdown('/', build())).toEqual(['/index.md is missing']);
  expect(checkMarkdown('/x/orders/', build())).toEqual([]);
});

test('reports dead links, ignoring anchors and other sites', () => {
  const site = build({ markdown: `[gone](${ORIGIN}/x/gone.md) [out](https://other.org/)` });
  expect(checkLinks('x/orders.md', site)).toEqual(['/x/gone.md']);
  writeFileSync(path.join(site.buildDir, 'x/llms.txt'), '');
  expect(findLists(site.buildDir)).toEqual(['x/llms.txt']);
});

test('requires each page of a sitemap at its canonical address, in every language', () => {
  let site = build();
  const entry = (...links: string[]) =>
    `<url><loc>${URL}</loc>${links.map((url) => `<xhtml:link rel="alternate" hreflang="en" href="${url}"/>`).join('')}</url>`;
  const check = (xml: string) => {
    writeFileSync(path.join(site.buildDir, 'sitemap.xml'), xml);
    return checkSitemap('sitemap.xml', 1, site);
  };
  expect(check(entry(URL, URL))).toEqual([]);
  expect(check(entry(URL))).toEqual([`${URL} has 1 alternates`]);
  expect(check(entry(URL, `${URL}gone/`))).toEqual([`${URL} names ${URL}gone/, which is no page`]);
  expect(check('')).toEqual(['sitemap.xml is empty']);
  site = build({ canonical: `${ORIGIN}/x/other/` });
  expect(check(entry(URL, URL))).toEqual([`${URL} is known at ${ORIGIN}/x/other/`]);
});
