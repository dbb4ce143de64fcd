import { splitHtml } from '../splitHtml';

const PAGE = `<!doctype html><html lang=en><head><title>Bars</title><link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css>
<script type=application/ld+json>{"headline":"Bars","dateModified":"2026-03-01"}</script><script>start()</script></head>
<body><nav><a href=/x/lines/>Lines</a></nav><main id=:R1ab:><h1>Bars</h1><time datetime=2026-03-01>March</time></main>
<footer>MUI X</footer><script src=/assets/js/main.0a1b2c3d.js defer></script></body></html>`;

const parts = (from: string, to: string) => {
  expect(PAGE).toContain(from);
  const [before, after] = [PAGE, PAGE.replace(from, to)].map(splitHtml);
  return { own: before?.own === after?.own, frame: before?.frame === after?.frame };
};

it.each([
  ['its title', '<title>Bars', '<title>Bar'],
  ['its data for search engines', '"headline":"Bars"', '"headline":"Bar"'],
  ['its content', '<h1>Bars', '<h1 hidden>Bars'],
])('takes %s for its own', (_, from, to) => {
  expect(parts(from, to)).toEqual({ own: false, frame: true });
});

it.each([
  ['the navigation', '>Lines<', '>Lines and areas<'],
  ['the footer', 'MUI X', 'MUI X 7'],
  ['the scripts', ' defer', ''],
])('takes %s for what is around it', (_, from, to) => {
  expect(parts(from, to)).toEqual({ own: true, frame: false });
});

it.each([
  ['the hash of a style sheet', 'styles.0a1b2c3d', 'styles.99999999'],
  ['the hash of a script', 'main.0a1b2c3d', 'main.99999999'],
  ['an id of React', ':R1ab:', ':R2c:'],
  ['the date of its last commit', '<time datetime=2026-03-01>March</time>', ''],
  [
    'the same date for search engines',
    ',"dateModified":"2026-03-01"',
    ',"dateModified":"2026-03-02"',
  ],
  ['a script that all pages have', 'start()', 'begin()'],
])('does not take %s for a change', (_, from, to) => {
  expect(parts(from, to)).toEqual({ own: true, frame: true });
});

it('takes a page without a main element for its own altogether', () => {
  expect(splitHtml('<html><body>Moved</body></html>').own).toContain('Moved');
});
