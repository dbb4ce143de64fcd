import { unwrapProse } from '../unwrapProse.ts';

const DEMO = '<section data-demo=One><div>Demo</div></section>';

test('how a page is divided into static prose is not part of its own HTML', () => {
  const whole = `<main><p>First</p>\n${DEMO}\n<h2>More</h2>\n<div><p>Boxed</div></main>`;
  const divided =
    `<main>\n<!-- -->\n<!-- --><div id=prose-0 class=docs-prose><p>First</div>\n${DEMO}\n` +
    '<div id=prose-1 class=docs-prose><h2>More</h2>\n<div><p>Boxed</div></div></main>';
  expect(unwrapProse(divided)).toBe(whole);
  expect(unwrapProse(whole)).toBe(whole);
});

test('a change of the text stays one', () => {
  const page = (text: string) => `<main><div class=docs-prose><p>${text}</div></main>`;
  expect(unwrapProse(page('One'))).not.toBe(unwrapProse(page('Two')));
  expect(unwrapProse('<main><div class=docs-prose><pre>a\n<!-- -->b</pre></div></main>')).toBe(
    '<main><pre>a\n<!-- -->b</pre></main>',
  );
});
