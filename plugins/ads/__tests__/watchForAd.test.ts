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

test('an ad is found with the next look', () => {
  const { heard } = watch(() => true);
  jest.advanceTimersByTime(499);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['found']);
});

test('after six looks something else is wanted, after thirty nobody looks any more', () => {
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

test('an ad may come late', () => {
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
