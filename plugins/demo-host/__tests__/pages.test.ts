import { contentSecurityPolicy, renderHtml } from '../build/renderHtml';
import { listHostPages } from '../build/hostPages';

const demo = {
  id: 'SortByTwoColumns',
  version: 'current',
  file: '/d/SortByTwoColumns.tsx',
  stylings: { system: '/d/SortByTwoColumns.tsx' },
  height: null,
};
const pages = listHostPages(
  [demo],
  [{ id: demo.id, version: 'current', page: '/docs/sorting/index.mdx', line: 3 }],
  () => ({ permalink: '/x/sorting/', title: 'Sorting & more' }),
  'zh-CN',
);

test('the frame, and a page for each demo with a way back to where it stands', () => {
  expect(pages.map(({ folder }) => folder)).toEqual(['host/', 'SortByTwoColumns/']);
  expect(pages[1]).toMatchObject({
    title: 'Sort by two columns · Sorting & more',
    heading: 'Sort by two columns',
    back: { href: '/x/sorting/#demo-SortByTwoColumns', language: 'zh-CN' },
  });
});

test('no page of the host is indexed, and text is escaped', () => {
  const html = pages.map((page) => renderHtml(page, ['/a.js', '/a.css']));
  for (const each of html) {
    expect(each).toContain('<meta name="robots" content="noindex">');
  }
  expect(html[1]).toContain('Sorting &#38; more');
});

test('only the frame may make code from text', () => {
  expect(contentSecurityPolicy(true)).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy(false)).not.toContain('unsafe-eval');
  expect(renderHtml(pages[1]!, [])).not.toContain('unsafe-eval');
});
