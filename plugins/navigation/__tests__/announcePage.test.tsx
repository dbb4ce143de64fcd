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

test('the focus goes to the new heading, and the page is announced', () => {
  arrive(PAGE, at('/x/filtering/'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Filtering: page opened');
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('a dialog that is closed can give the focus back to the heading', () => {
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
])('the focus goes to %s', (_what, from) => {
  arrive(PAGE, at('/x/filtering/', '#operators'), from);
  const section = screen.getByRole('heading', { level: 2 });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute('data-arrived');
  // From here on the browser's own target is marked.
  window.dispatchEvent(new Event('hashchange'));
  expect(section).not.toHaveAttribute('data-arrived');
});

test.each([
  ['the first page', null],
  ['another place of the page, where the browser leads there', at('/x/filtering/')],
])('%s takes no focus', (_what, from) => {
  location.hash = '#operators';
  arrive(PAGE, at('/x/filtering/', '#operators'), from);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a choice that the page keeps in its address leads nowhere', () => {
  arrive(PAGE, at('/x/filtering/', '#operators', '?plan=pro'), at('/x/filtering/', '#operators'));
  expect(document.body).toHaveFocus();
});
