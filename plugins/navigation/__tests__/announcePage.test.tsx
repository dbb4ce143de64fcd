import { screen } from '@testing-library/react';
import announcePage from '../client/announcePage';

const at = (pathname: string, hash = '') => ({ pathname, hash, search: '', state: undefined });

function arrive(
  html: string,
  to: ReturnType<typeof at>,
  from = at('/x/sorting/') as typeof to | null,
) {
  document.body.innerHTML = html;
  announcePage.onRouteDidUpdate?.({ location: to, previousLocation: from });
  jest.runAllTimers();
}

beforeEach(() => jest.useFakeTimers());

const PAGE = '<h1>Filtering</h1><h2 id="operators">Operators</h2>';

test('the focus goes to the new heading, and the page is announced', () => {
  arrive(PAGE, at('/x/filtering/'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Filtering: page opened');
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('the focus goes to the section that the address names', () => {
  arrive(PAGE, at('/x/filtering/', '#operators'));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test.each([
  ['the first page', null],
  ['another place of the page', at('/x/filtering/')],
])('%s takes no focus', (_what, from) => {
  arrive(PAGE, at('/x/filtering/', '#operators'), from);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});
