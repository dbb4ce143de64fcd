import { fireEvent } from '@testing-library/react';
import { listenForLinks } from '../host/listenForLinks';

const opened = jest.spyOn(window, 'open').mockReturnValue(null);

beforeAll(listenForLinks);

/** @returns whether the default action was prevented, and the arguments of `window.open` */
function click(html: string): [boolean, ...unknown[]] {
  document.body.innerHTML = html;
  opened.mockClear();
  const inner = document.querySelector('[data-click]')!;
  // jsdom does not implement navigation and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return [!fireEvent.click(inner), ...opened.mock.calls.flat()];
}

test.each([
  ['a link', '<a href="https://mui.com/x/"><b data-click>A</b></a>', 'https://mui.com/x/'],
  ['one of the site', '<a data-click href="/x/">A</a>', `${location.origin}/x/`],
  ['one in a drawing', '<svg><a href="/x/"><text data-click>A</text></a></svg>', '/x/'],
  ['an older one', '<svg><a xlink:href="/x/"><text data-click>A</text></a></svg>', '/x/'],
])('opens %s in a new tab instead of the frame', (_what, html, address) => {
  const { href } = new URL(address, location.href);
  expect(click(html)).toEqual([true, href, '_blank', 'noopener']);
});

test("prevents a link to the frame's page, which would reload it", () => {
  expect(click(`<a data-click href="">A</a>`)).toEqual([true]);
});

test.each([
  ['a place in the demo', '<a data-click href="#rows">A</a>'],
  ['mail', '<a data-click href="mailto:a@example.com">A</a>'],
  ['a file', '<a data-click download href="/rows.csv">A</a>'],
  ['no address', '<a data-click>A</a>'],
  ['a broken one', '<a data-click href="https://[">A</a>'],
])('leaves %s to the browser', (_what, html) => {
  expect(click(html)).toEqual([false]);
});
