import { createStorageSlot } from '@docusaurus/theme-common';
import { act, renderHook } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { rememberLeft, useLeftPage } from '../client/leftPage';

const PAGE = '/x/react-charts/bars/';
const TARGET = { path: '/x/v5/react-charts/', hash: '', opens: 'area' } as const;
const LEFT = { address: PAGE, title: 'Bars', version: '7.28.0', links: {} };

const stored = () => createStorageSlot('left-page', { persistence: 'sessionStorage' }).get();

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const history = createMemoryHistory({ initialEntries: [path] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router history={history}>{children}</Router>
  );
  return { history, ...renderHook(useLeftPage, { wrapper }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const rest = () => act(() => jest.advanceTimersByTime(300));

test('keeps the left page when components mount before the next document loads', () => {
  openAt(PAGE);
  rememberLeft(TARGET, LEFT);
  openAt(PAGE);
  rest();
  expect(stored()).toContain('Bars');
});

test('returns the page on arrival and forgets it on the next page', () => {
  window.history.replaceState(null, '', PAGE);
  rememberLeft(TARGET, LEFT);
  const { result, history } = openAt(TARGET.path);
  rest();
  expect(result.current?.title).toBe('Bars');
  act(() => history.push('/x/v5/react-data-grid/'));
  rest();
  expect(result.current).toBeNull();
  expect(stored()).toBeNull();
});
