import { deriveDarkRules } from '../server/deriveDarkRules';

const style = (...rules: readonly string[]) =>
  rules.map((css) => `<style data-emotion="css x">${css}</style>`).join('');
const SCOPE = ":where([data-theme='dark'] [data-demo-served])";

test('writes the differing dark rules under the light class names', () => {
  const light = `${style('.css-l1{color:black;margin:0;}')}<p class="Mui-p css-l1">a</p>`;
  const dark = `${style('.css-d1{color:white;margin:0;}')}<p class="Mui-p css-d1">a</p>`;
  expect(deriveDarkRules(light, dark)).toEqual([
    { className: 'css-l1', css: `${SCOPE} .css-l1{color:white;margin:0;}` },
  ]);
});

test('omits rules that are the same in dark mode', () => {
  const html = `${style('.css-a{color:red;}')}<p class="css-a">a</p>`;
  const [light, dark] = ['l', 'd'].map(
    (name) => `${html}${style(`.css-${name}{top:0;color:${name};}`)}<i class="css-${name}"></i>`,
  );
  expect(deriveDarkRules(light!, dark!)).toEqual([
    { className: 'css-l', css: `${SCOPE} .css-l{color:d;}` },
  ]);
});

test('keeps states, conditions and selector lists, and omits animations', () => {
  const rules = (name: string, color: string) =>
    style(
      `.css-${name}:hover,.css-${name}.Mui-focused{color:${color};}` +
        `@media print{@supports (top:0){.css-${name} .css-ab{color:${color};}}}` +
        '@keyframes turn{from{color:red;}}',
    );
  const light = `${rules('a', 'black')}<p class="css-a"></p>`;
  const dark = `${rules('d', 'white')}<p class="css-d"></p>`;
  expect(deriveDarkRules(light, dark).map(({ css }) => css)).toEqual([
    `${SCOPE} .css-a:hover{color:white;}` +
      `${SCOPE} .css-a.Mui-focused{color:white;}` +
      `@media print{@supports (top:0){${SCOPE} .css-a .css-ab{color:white;}}}`,
  ]);
});

test('writes the rule of a dark class for both light classes that it corresponds to', () => {
  const light = `${style('.css-a{color:black;}.css-b{color:gray;}')}<p class="css-a"></p><p class="css-b"></p>`;
  const dark = `${style('.css-d{color:white;}')}<p class="css-d"></p><p class="css-d"></p>`;
  expect(deriveDarkRules(light, dark)).toEqual(
    ['css-a', 'css-b'].map((className) => ({
      className,
      css: `${SCOPE} .${className}{color:white;}`,
    })),
  );
});

test('throws when rules cannot express the difference', () => {
  const page = (css: string, body: string) => style(css) + body;
  const one = page('.css-a{color:black;}', '<p class="css-a"></p>');
  expect(() =>
    deriveDarkRules(one, page('.css-d{top:0;}', '<p class="css-d"></p>')),
  ).toThrowErrorMatchingInlineSnapshot(`"".css-a" has no color in dark"`);
  expect(() =>
    deriveDarkRules(one, page('', '<p class="css-a" fill="white"></p>')),
  ).toThrowErrorMatchingInlineSnapshot(`""<p class=""></p>" is "<p class="" fill="white"></p>""`);
  expect(() =>
    deriveDarkRules(
      page('', '<p class="css-a"></p><p class="css-a"></p>'),
      page('', '<p class="css-d"></p><p class="css-e"></p>'),
    ),
  ).toThrowErrorMatchingInlineSnapshot(`"the class "css-a" stands for both "css-d" and "css-e""`);
});
