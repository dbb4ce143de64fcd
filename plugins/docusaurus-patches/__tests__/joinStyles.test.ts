import { joinStyles } from '../server/joinStyles';

const style = (names: string, css: string) => `<style data-emotion="css ${names}">${css}</style>`;

test('joins styles into one element that lists all names, at the place of the first', () => {
  const html = [
    `<p>Rows</p>${style('a1', '.css-a1{color:red}')}<b class="css-a1"></b>`,
    `${style('b2 c3', '.css-b2{top:0}.css-c3{left:0}')}<i class="css-b2"></i>`,
  ];
  expect(joinStyles(html.join('\n'))).toBe(
    [
      `<p>Rows</p>${style('a1 b2 c3', '.css-a1{color:red}.css-b2{top:0}.css-c3{left:0}')}<b class="css-a1"></b>`,
      '<i class="css-b2"></i>',
    ].join('\n'),
  );
});

test('puts each global style once, before all others, because it holds theme variables', () => {
  const globalStyle = (name: string) =>
    `<style data-emotion="css-global ${name}">:root{--gap:8px}</style>`;
  const html = [
    `<p>Rows</p>${style('a1', '.css-a1{gap:var(--gap)}')}<b class="css-a1"></b>`,
    `${globalStyle('g1')}${style('b2', '.css-b2{top:0}')}<i class="css-b2"></i>`,
    `${globalStyle('g2')}${globalStyle('g1')}<u></u>`,
  ];
  expect(joinStyles(html.join(''))).toBe(
    [
      `<p>Rows</p>${globalStyle('g1')}${globalStyle('g2')}`,
      style('a1 b2', '.css-a1{gap:var(--gap)}.css-b2{top:0}'),
      '<b class="css-a1"></b><i class="css-b2"></i><u></u>',
    ].join(''),
  );
});

test('leaves global styles in place on a page without other styles', () => {
  const html = '<p></p><style data-emotion="css-global g1">body{margin:0}</style>';
  expect(joinStyles(html)).toBe(html);
});

test.each(['<p>$&</p>', `${style('a1', '.css-a1::before{content:"$1"}')}<b></b>`])(
  'leaves HTML with fewer than two styles unchanged: %s',
  (html) => expect(joinStyles(html)).toBe(html),
);

test('keeps replacement patterns in styles literally', () => {
  const html = style('a', '.a::before{content:"$&"}') + style('b', '.b::before{content:"$1"}');
  expect(joinStyles(html)).toBe(style('a b', '.a::before{content:"$&"}.b::before{content:"$1"}'));
});

test('joins the styles of dark pages into a separate element', () => {
  const dark = (name: string, css: string) => `<style data-demo-dark="css ${name}">${css}</style>`;
  const html = [
    `${style('a', '.a{color:red}')}<p></p>${dark('a', '.a{color:blue}')}`,
    `${style('b', '.b{top:0}')}<i></i>${dark('b', '.b{top:1px}')}`,
  ];
  expect(joinStyles(html.join('\n'))).toBe(
    `${style('a b', '.a{color:red}.b{top:0}')}<p></p>${dark('a b', '.a{color:blue}.b{top:1px}')}\n<i></i>`,
  );
});

test('joins the styles of a custom Emotion cache into a separate element, before those of dark pages', () => {
  const own = (names: string, css: string) => `<style data-emotion="rtl ${names}">${css}</style>`;
  const dark = (name: string, css: string) => `<style data-demo-dark="css ${name}">${css}</style>`;
  const html = [
    `${style('a', '.css-a{color:red}')}<p></p>${dark('css-a', '.css-a{color:blue}')}`,
    '<style data-emotion="rtl-global g">:root{--gap:8px}</style>',
    `${own('b', '.rtl-b{color:red}')}${own('c', '.rtl-c{top:0}')}<i></i>`,
    dark('rtl-b', '.rtl-b{color:blue}'),
  ];
  expect(joinStyles(html.join(''))).toBe(
    [
      '<style data-emotion="rtl-global g">:root{--gap:8px}</style>',
      `${style('a', '.css-a{color:red}')}${own('b c', '.rtl-b{color:red}.rtl-c{top:0}')}<p></p>`,
      dark('css-a rtl-b', '.css-a{color:blue}.rtl-b{color:blue}'),
      '<i></i>',
    ].join(''),
  );
});
