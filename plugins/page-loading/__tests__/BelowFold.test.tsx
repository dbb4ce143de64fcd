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

test('after a change of page it is there when the beginning has been painted', () => {
  render(<StrictMode>{arrive('/page/')}</StrictMode>);
  expect(screen.queryByText('below')).toBeNull();
  act(() => jest.advanceTimersByTime(50));
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('what makes it is called when it is shown, and once', () => {
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
])('%s it is there at once', (_case, element) => {
  render(element());
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('in a very high window it is there at once', () => {
  window.innerHeight = 2_000;
  render(arrive('/page/'));
  expect(screen.getByText('below')).toBeInTheDocument();
});

test("where it is in the server's HTML, it stays", () => {
  isBrowser = false;
  const host = document.createElement('div');
  host.innerHTML = 'below';
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(host, arrive('/page/'), { onRecoverableError }));
  expect(host).toHaveTextContent('below');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
