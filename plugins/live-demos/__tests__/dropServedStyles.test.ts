import { dropServedStyles } from '../server/dropServedStyles';

const style = (hash: string) =>
  `<style data-emotion="css ${hash}">.css-${hash}{color:red;}</style>`;

test('a page keeps each style once, in the first demo that needs it', () => {
  const served = new Set<string>();
  expect(dropServedStyles(`${style('a')}<p class="css-a"></p>`, served)).toBe(
    `${style('a')}<p class="css-a"></p>`,
  );
  expect(dropServedStyles(`${style('a')}<p></p>${style('b')}<b></b>`, served)).toBe(
    `<p></p>${style('b')}<b></b>`,
  );
});

test('styles of the same name that say something else stay', () => {
  const served = new Set([style('a')]);
  const other = '<style data-emotion="css a">.css-a{color:blue;}</style>';
  expect(dropServedStyles(other, served)).toBe(other);
});
