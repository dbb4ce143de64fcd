import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router, useLocation } from 'react-router-dom';
import SiteProvider from '@site/tests/jest/SiteProvider';
import AfterPage from '../client/AfterPage';

jest.mock('@generated/routes', () => ({
  __esModule: true,
  default: [
    { path: '/x/v5/', routes: [{ path: '/x/v5/rows/', exact: true }] },
    { path: '/x/', routes: [{ path: '/x/rows/', exact: true }] },
    { path: '*' },
  ],
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTime(300));

function Place({ name }: { readonly name: string }) {
  return <p data-testid={name}>{useLocation().pathname}</p>;
}

function show(start = '/x/rows/') {
  const history = createMemoryHistory({ initialEntries: [start] });
  render(
    <SiteProvider>
      <Router history={history}>
        <AfterPage>
          <Place name="bar" />
        </AfterPage>
        <Place name="page" />
      </Router>
    </SiteProvider>,
  );
  return history;
}

test('updates its children after the new page has painted', () => {
  const history = show();
  expect(screen.getByTestId('bar')).toHaveTextContent('/x/rows/');
  act(() => history.push('/x/columns/'));
  expect(screen.getByTestId('page')).toHaveTextContent('/x/columns/');
  expect(screen.getByTestId('bar')).toHaveTextContent('/x/rows/');
  rest();
  expect(screen.getByTestId('bar')).toHaveTextContent('/x/columns/');
});

test('shows only the last of several pages in quick succession', () => {
  const history = show();
  act(() => history.push('/x/columns/'));
  act(() => history.push('/x/cells/'));
  rest();
  expect(screen.getByTestId('bar')).toHaveTextContent('/x/cells/');
});

test.each(['/x/v5/columns/', '/x/columns/', '/columns/'])(
  "first renders %s, which has no page, like the server's 404 page",
  (address) => {
    show(address);
    expect(screen.getByTestId('bar')).toHaveTextContent('/404.html');
    rest();
    expect(screen.getByTestId('bar')).toHaveTextContent(address);
  },
);
