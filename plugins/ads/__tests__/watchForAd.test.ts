import { watchForAd } from '../client/watchForAd';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watch(hasAd: () => boolean) {
  const heard: string[] = [];
  const stop = watchForAd({
    hasAd,
    onFound: () => heard.push('found'),
    onMissing: () => heard.push('missing'),
    onGivenUp: () => heard.push('given up'),
  });
  return { heard, stop };
}

test('finds an ad at the next check', () => {
  const { heard } = watch(() => true);
  jest.advanceTimersByTime(499);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['found']);
});

test('asks for a substitute after six checks and gives up after thirty', () => {
  const hasAd = jest.fn(() => false);
  const { heard } = watch(hasAd);
  jest.advanceTimersByTime(2_999);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual(['missing']);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['missing', 'given up']);
  expect(hasAd).toHaveBeenCalledTimes(30);
});

test('finds an ad that arrives late', () => {
  let isThere = false;
  const { heard } = watch(() => isThere);
  jest.advanceTimersByTime(5_000);
  isThere = true;
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['missing', 'found']);
});

test('can be stopped', () => {
  const { heard, stop } = watch(() => false);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
});
