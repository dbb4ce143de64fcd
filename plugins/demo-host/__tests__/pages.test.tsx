import { contentSecurityPolicy, renderHtml } from '../build/renderHtml';
import { listHostPages } from '../build/hostPages';
import { readPageTexts } from '../host/readPageTexts';
import { TEXTS } from '../texts';

const demo = {
  id: 'SortByTwoColumns',
  version: 'current',
  file: '/d/SortByTwoColumns.tsx',
  stylings: { system: '/d/SortByTwoColumns.tsx' },
  height: null,
};
const iconFont = {
  href: '/assets/fonts/icons.css?a&b',
  origins: { style: ['https://styles.example'], font: ['https://fonts.example'] },
  files: [],
};
const texts = { ...TEXTS, noScripts: '需要“脚本”', restart: '重新开始' };
const site = { iconFont, language: 'zh-CN', texts };
const pages = listHostPages(
  [demo],
  [{ id: demo.id, version: 'current', page: '/docs/sorting/index.mdx', line: 3 }],
  () => ({ permalink: '/x/sorting/', title: 'Sorting & more' }),
);

test('the frame, and a page for each demo with a way back to where it is', () => {
  expect(pages.map(({ folder }) => folder)).toEqual(['host/', 'SortByTwoColumns/']);
  expect(pages[1]).toMatchObject({
    title: 'Sort by two columns · Sorting & more',
    heading: 'Sort by two columns',
    // Its arrow is of the styles, which know the direction.
    back: { href: '/x/sorting/#demo-SortByTwoColumns', label: 'Sorting & more' },
  });
});

test('no page of the host is indexed, and text is escaped', () => {
  const html = pages.map((page) => renderHtml(page, ['/a.js', '/a.css'], site));
  for (const each of html) {
    expect(each).toContain('<meta name="robots" content="noindex">');
  }
  expect(html[1]).toContain('Sorting &#38; more');
});

test('what is around a demo is in the language of the site, the demo in English', () => {
  const page = new DOMParser().parseFromString(renderHtml(pages[1]!, [], site), 'text/html');
  expect(page.documentElement.lang).toBe('en');
  const own = [...page.querySelectorAll<HTMLElement>('.host-bar a, noscript')];
  expect(own.map(({ lang, textContent }) => `${lang} ${textContent}`)).toEqual([
    'zh-CN Sorting & more',
    'zh-CN 需要“脚本”',
  ]);
  expect(readPageTexts(page)).toEqual({ language: 'zh-CN', texts });
});

test('scripts are asked for so that the frame hears of errors in them', () => {
  expect(renderHtml(pages[0]!, ['/a.js'], site)).toContain(
    '<script defer crossorigin src="/a.js">',
  );
});

test('only the frame may make code from text', () => {
  const { origins } = iconFont;
  expect(contentSecurityPolicy(true, origins)).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy(false, origins)).not.toContain('unsafe-eval');
  expect(renderHtml(pages[1]!, [], site)).not.toContain('unsafe-eval');
});

test('pages of demos may have the frame in them', () => {
  expect(renderHtml(pages[1]!, [], site)).toContain("frame-src 'self'");
  expect(renderHtml(pages[0]!, [], site)).not.toContain('frame-src');
});

test('every page knows where the icon font is, which it loads when it shows an icon', () => {
  for (const html of pages.map((page) => renderHtml(page, [], site))) {
    expect(html).toContain('<meta name="icon-font" content="/assets/fonts/icons.css?a&#38;b">');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain("style-src 'self' 'unsafe-inline' https://styles.example;");
    expect(html).toContain("font-src 'self' data: https://fonts.example;");
  }
});

test('a font of the site needs nobody else', () => {
  const policy = contentSecurityPolicy(false, { style: [], font: [] });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("font-src 'self' data:;");
});
