import { fireEvent } from '@testing-library/react';
import { listenForLinks } from '../host/listenForLinks';

const left: string[] = [];

beforeAll(() => listenForLinks((href) => left.push(href)));

/** @returns whether the frame stays, and the address that is told */
function click(html: string): [boolean, string | undefined] {
  document.body.innerHTML = html;
  left.length = 0;
  const inner = document.querySelector('[data-click]')!;
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return [!fireEvent.click(inner), left[0]];
}

test.each([
  ['a link', '<a href="https://mui.com/x/"><b data-click>A</b></a>', 'https://mui.com/x/'],
  ['one of the site', '<a data-click href="/x/">A</a>', `${location.origin}/x/`],
  ['one in a drawing', '<svg><a href="/x/"><text data-click>A</text></a></svg>', '/x/'],
  ['an older one', '<svg><a xlink:href="/x/"><text data-click>A</text></a></svg>', '/x/'],
])('%s is told, and leads the frame nowhere', (_what, html, address) => {
  expect(click(html)).toEqual([true, new URL(address, location.href).href]);
});

test('a link to the page that the frame shows would reload it', () => {
  expect(click(`<a data-click href="">A</a>`)).toEqual([true, undefined]);
});

test.each([
  ['a place in the demo', '<a data-click href="#rows">A</a>'],
  ['mail', '<a data-click href="mailto:a@example.com">A</a>'],
  ['a file', '<a data-click download href="/rows.csv">A</a>'],
  ['no address', '<a data-click>A</a>'],
  ['a broken one', '<a data-click href="https://[">A</a>'],
])('%s is left to the browser', (_what, html) => {
  expect(click(html)).toEqual([false, undefined]);
});
