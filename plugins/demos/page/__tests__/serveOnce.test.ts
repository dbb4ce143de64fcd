import { serveOnce } from '../server/serveOnce';
import type { ServedPage } from '../../shared/types';

const style = (hash: string) =>
  `<style data-emotion="css ${hash}">.css-${hash}{color:red;}</style>`;
const emptyPage = (): ServedPage => ({ styles: new Set(), demos: new Map() });

test('keeps each style of a page once, in the first demo that needs it', () => {
  const page = emptyPage();
  const first = `${style('a')}<p class="css-a"></p>`;
  expect(serveOnce('First', () => first, page)).toBe(first);
  expect(serveOnce('Second', () => `${style('a')}<p></p>${style('b')}<b></b>`, page)).toBe(
    `<p></p>${style('b')}<b></b>`,
  );
});

test('keeps the styles of a demo that React renders again', () => {
  const page = emptyPage();
  const render = () => `${style('a')}<p class="css-a"></p>`;
  expect(serveOnce('First', render, page)).toBe(render());
  expect(serveOnce('First', render, page)).toBe(render());
});

test('keeps styles with the same name but different content', () => {
  const page = emptyPage();
  serveOnce('First', () => style('a'), page);
  const other = '<style data-emotion="css a">.css-a{color:blue;}</style>';
  expect(serveOnce('Second', () => other, page)).toBe(other);
});
