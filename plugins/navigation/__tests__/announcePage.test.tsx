import { screen } from '@testing-library/react';
import announcePage from '../client/announcePage';

const at = (pathname: string, hash = '', search = '') => ({
  pathname,
  hash,
  search,
  state: undefined,
});

function arrive(
  html: string,
  to: ReturnType<typeof at>,
  from = at('/x/sorting/') as typeof to | null,
) {
  document.body.innerHTML = html;
  announcePage.onRouteDidUpdate?.({ location: to, previousLocation: from });
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => (location.hash = ''));

const PAGE = '<h1>Filtering</h1><h2 id="operators">Operators</h2>';

test('moves the focus to the new heading and announces the page', () => {
  arrive(PAGE, at('/x/filtering/'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Filtering: page opened');
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('lets a closing dialog return the focus to the heading', () => {
  arrive(`${PAGE}<dialog open><button>Close</button></dialog>`, at('/x/filtering/'));
  const heading = screen.getByRole('heading', { level: 1 });
  screen.getByRole('button').focus();
  heading.focus();
  expect(heading).toHaveFocus();
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test.each([
  ['the section that the address names', at('/x/sorting/')],
  ['another section of the page, where a script leads there', at('/x/filtering/')],
])('moves the focus to %s', (_what, from) => {
  arrive(PAGE, at('/x/filtering/', '#operators'), from);
  const section = screen.getByRole('heading', { level: 2 });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute('data-arrived');
  // From now on, the browser marks its own target.
  window.dispatchEvent(new Event('hashchange'));
  expect(section).not.toHaveAttribute('data-arrived');
});

test.each([
  ['the first page', null],
  ['another place of the page, where the browser leads there', at('/x/filtering/')],
])('does not move the focus for %s', (_what, from) => {
  location.hash = '#operators';
  arrive(PAGE, at('/x/filtering/', '#operators'), from);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

test('does not move the focus when the page stores a choice in its address', () => {
  arrive(PAGE, at('/x/filtering/', '#operators', '?plan=pro'), at('/x/filtering/', '#operators'));
  expect(document.body).toHaveFocus();
});
