import { contentSecurityPolicy, renderHtml } from '../build/renderHtml';
import { listDemoPages } from '../build/hostPages';
import { DEMO_PAGES_ID } from '../demoPages';
import { addBar } from '../host/addBar';
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
const usage = (page: string) => ({ id: demo.id, version: 'current', page, line: 3 });
const pages = listDemoPages(
  [demo],
  [
    usage('/docs/unknown/index.mdx'),
    usage('/docs/sorting/index.mdx'),
    usage('/docs/more/index.mdx'),
  ],
  (file) =>
    file.includes('unknown')
      ? undefined
      : {
          permalink: file.includes('sorting') ? '/x/sorting/' : '/x/more/',
          title: 'Sorting & </script>',
        },
);
const fullScreen = renderHtml(pages, ['/a.js', '/a.css'], site);
const frame = renderHtml(null, ['/a.js', '/a.css'], site);

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('assigns a demo to the first page of the build that shows it', () => {
  expect(pages).toEqual({
    '/x/sorting/': { title: 'Sorting & </script>', demos: ['SortByTwoColumns'] },
  });
});

describe('the bar above a demo', () => {
  function show(id: string) {
    document.body.innerHTML = open(fullScreen).body.innerHTML;
    document.title = 'Demo';
    addBar(document.getElementById('demo')!, id, document.getElementById(DEMO_PAGES_ID)!);
    return document.querySelector('.host-bar');
  }

  it('names the demo and links back to its page, in the language of the site', () => {
    const bar = show('SortByTwoColumns')!;
    const back = bar.querySelector('a')!;
    expect(bar.textContent).toBe('Sorting & </script>Sort by two columns');
    expect(back.getAttribute('href')).toBe('/x/sorting/#demo-SortByTwoColumns');
    expect(back.lang).toBe('zh-CN');
    expect(document.title).toBe('Sort by two columns · Sorting & </script>');
    expect(bar.nextElementSibling).toBe(document.getElementById('demo'));
  });

  it('is omitted for a demo that no page shows', () => {
    expect(show('Unknown')).toBeNull();
    expect(document.title).toBe('Demo');
  });
});

test('excludes pages of the host from search engines', () => {
  for (const html of [fullScreen, frame]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('uses the language of the site around a demo, and English for the demo', () => {
  const page = open(fullScreen);
  expect(page.documentElement.lang).toBe('en');
  const hint = page.querySelector('noscript')!;
  expect(`${hint.lang} ${hint.textContent}`).toBe('zh-CN 需要“脚本”');
  expect(readPageTexts(page)).toEqual({ language: 'zh-CN', texts });
});

test('loads scripts with CORS, so that the frame receives their errors', () => {
  expect(frame).toContain('<script defer crossorigin src="/a.js">');
});

test('allows only the frame to evaluate strings as code', () => {
  const { origins } = iconFont;
  expect(contentSecurityPolicy(true, origins)).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy(false, origins)).not.toContain('unsafe-eval');
  expect(fullScreen).not.toContain('unsafe-eval');
});

test('allows pages of demos to contain the frame', () => {
  expect(fullScreen).toContain("frame-src 'self'");
  expect(frame).not.toContain('frame-src');
});

test('gives every page the address of the icon font, which loads on first use', () => {
  for (const html of [null, pages].map((each) => renderHtml(each, [], site))) {
    expect(html).toContain('<meta name="icon-font" content="/assets/fonts/icons.css?a&#38;b">');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain("style-src 'self' 'unsafe-inline' https://styles.example;");
    expect(html).toContain("font-src 'self' data: https://fonts.example;");
  }
});

test('needs no external origins for a font on the site', () => {
  const policy = contentSecurityPolicy(false, { style: [], font: [] });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("font-src 'self' data:;");
});
