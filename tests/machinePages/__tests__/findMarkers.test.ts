import { findMarkers } from '../findMarkers';

const page = (content: string) => `<main><article>${content}</article></main>`;

test.each([
  ['**<a href="/x/">隐藏的列</a>**不计算在内', '**'],
  ['_抛出_的消息', '_抛出_的消息'],
  ['The **last', '**last'],
])('finds the marker in %s', (content, shown) => {
  expect(findMarkers(page(`<p>${content}</p>`))).toContain(
    `it shows a marker of Markdown: ${shown}`,
  );
});

test.each([
  '<code>**/*.ts</code>',
  '<pre><span>2 ** 3</span></pre>',
  'MUI_X_LICENSE_KEY and row_id',
  '<strong>Hidden</strong>',
  '****',
])('accepts %s', (content) => {
  expect(findMarkers(page(`<p>${content}</p>`))).toEqual([]);
});

test('only checks articles', () => {
  expect(findMarkers('<nav>**</nav>')).toEqual([]);
});
