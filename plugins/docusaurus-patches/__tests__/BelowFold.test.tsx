import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'react-router-dom';
import BelowFold from '../client/BelowFold';

let isBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));

beforeEach(() => {
  isBrowser = true;
  window.innerHeight = 800;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function arrive(address: string, goBack = false) {
  const history = createMemoryHistory();
  history.push(address);
  if (goBack) {
    history.push('/elsewhere/');
    history.goBack();
  }
  return (
    <Router history={history}>
      <BelowFold>below</BelowFold>
    </Router>
  );
}

test('renders after a page change once the top of the page has painted', () => {
  render(<StrictMode>{arrive('/page/')}</StrictMode>);
  expect(screen.queryByText('below')).toBeNull();
  act(() => jest.advanceTimersByTime(50));
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('calls the render function once, when the part is shown', () => {
  const make = jest.fn(() => 'below');
  const history = createMemoryHistory();
  history.push('/page/');
  const page = () => (
    <Router history={history}>
      <BelowFold>{make}</BelowFold>
    </Router>
  );
  const { rerender } = render(page());
  expect(make).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(50));
  rerender(page());
  expect(screen.getByText('below')).toBeInTheDocument();
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['at the address of a heading', () => arrive('/page/#heading')],
  ['on the way back', () => arrive('/page/', true)],
])('%s, renders immediately', (_case, element) => {
  render(element());
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('renders immediately in a very tall window', () => {
  window.innerHeight = 2_000;
  render(arrive('/page/'));
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('keeps the part that the server rendered', () => {
  isBrowser = false;
  const host = document.createElement('div');
  host.innerHTML = 'below';
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(host, arrive('/page/'), { onRecoverableError }));
  expect(host).toHaveTextContent('below');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
