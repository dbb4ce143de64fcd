import { joinStyles } from '../server/joinStyles';

const style = (names: string, css: string) => `<style data-emotion="css ${names}">${css}</style>`;

test('styles become one element with all their names, where the first one was', () => {
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

test('global styles, which hold the variables of themes, come before all others, each once', () => {
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

test('global styles of a page without others stay where they are', () => {
  const html = '<p></p><style data-emotion="css-global g1">body{margin:0}</style>';
  expect(joinStyles(html)).toBe(html);
});

test.each(['<p>$&</p>', `${style('a1', '.css-a1::before{content:"$1"}')}<b></b>`])(
  'what has no two styles stays as it is: %s',
  (html) => expect(joinStyles(html)).toBe(html),
);

test('what looks like a pattern in a style stays as it is', () => {
  const html = style('a', '.a::before{content:"$&"}') + style('b', '.b::before{content:"$1"}');
  expect(joinStyles(html)).toBe(style('a b', '.a::before{content:"$&"}.b::before{content:"$1"}'));
});

test('styles of dark pages become an element of their own', () => {
  const dark = (name: string, css: string) => `<style data-demo-dark="css ${name}">${css}</style>`;
  const html = [
    `${style('a', '.a{color:red}')}<p></p>${dark('a', '.a{color:blue}')}`,
    `${style('b', '.b{top:0}')}<i></i>${dark('b', '.b{top:1px}')}`,
  ];
  expect(joinStyles(html.join('\n'))).toBe(
    `${style('a b', '.a{color:red}.b{top:0}')}<p></p>${dark('a b', '.a{color:blue}.b{top:1px}')}\n<i></i>`,
  );
});

test('styles of a cache that a demo makes for itself have an element of their own, before those of dark pages', () => {
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
