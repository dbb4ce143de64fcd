import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router, useLocation } from 'react-router-dom';
import AfterPage from '../client/AfterPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTime(300));

function Place({ name }: { readonly name: string }) {
  return <p data-testid={name}>{useLocation().pathname}</p>;
}

function show() {
  const history = createMemoryHistory({ initialEntries: ['/rows/'] });
  render(
    <Router history={history}>
      <AfterPage>
        <Place name="bar" />
      </AfterPage>
      <Place name="page" />
    </Router>,
  );
  return history;
}

test('what stands around a page follows it once it has been painted', () => {
  const history = show();
  expect(screen.getByTestId('bar')).toHaveTextContent('/rows/');
  act(() => history.push('/columns/'));
  expect(screen.getByTestId('page')).toHaveTextContent('/columns/');
  expect(screen.getByTestId('bar')).toHaveTextContent('/rows/');
  rest();
  expect(screen.getByTestId('bar')).toHaveTextContent('/columns/');
});

test('of pages in quick succession it shows the last one', () => {
  const history = show();
  act(() => history.push('/columns/'));
  act(() => history.push('/cells/'));
  rest();
  expect(screen.getByTestId('bar')).toHaveTextContent('/cells/');
});
