import type { ClientModule } from '@docusaurus/types';
import progress from '../client/progress';

type Change = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const from = (previous: string | null, pathname: string) =>
  ({
    previousLocation: previous === null ? null : { pathname: previous },
    location: { pathname },
  }) as Change;
const isShown = () => document.documentElement.hasAttribute('data-loading');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows progress during a slow page change until the page appears', () => {
  const change = from('/a/', '/b/');
  progress.onRouteUpdate!(change);
  jest.advanceTimersByTime(199);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  progress.onRouteDidUpdate!(change);
  expect(isShown()).toBe(false);
});

test.each([
  ['a quick change', from('/a/', '/b/'), true],
  ['the first page', from(null, '/a/'), false],
  ['a way to another heading', from('/a/', '/a/'), false],
])('shows no progress for %s', (_case, change, isEnded) => {
  const end = progress.onRouteUpdate!(change);
  expect(typeof end).toBe(isEnded ? 'function' : 'undefined');
  (end as (() => void) | undefined)?.();
  jest.advanceTimersByTime(1_000);
  expect(isShown()).toBe(false);
});
