import { act, fireEvent } from '@testing-library/react';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** The active observers, by margin. */
const observers = new Map<string, Seen>();

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  observers.clear();
  globalThis.IntersectionObserver = class {
    readonly margin: string;
    constructor(seen: Seen, { rootMargin }: { rootMargin: string }) {
      this.margin = rootMargin;
      observers.set(rootMargin, seen);
    }
    observe() {}
    disconnect() {
      observers.delete(this.margin);
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const margins = () => [...observers.keys()];

async function wait() {
  const { whenNear } = await import('../whenNear');
  const element = document.createElement('div');
  const callback = jest.fn();
  return { element, callback, stop: whenNear(element, callback) };
}

test('starts a visible element once', async () => {
  const { callback } = await wait();
  expect(margins()).toEqual(['-48px 0px']);
  observers.get('-48px 0px')!([{ isIntersecting: false }]);
  expect(callback).not.toHaveBeenCalled();
  observers.get('-48px 0px')!([{ isIntersecting: true }]);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(callback).toHaveBeenCalledTimes(1);
  expect(margins()).toEqual([]);
});

test.each([
  ['when the reader scrolls', () => fireEvent.scroll(window)],
  ['when the reader has rested', () => jest.advanceTimersByTimeAsync(5_000)],
])('what is near begins %s', async (_case, move) => {
  const { callback } = await wait();
  await act(async () => void (await move()));
  expect(margins()).toEqual(['300px 0px']);
  observers.get('300px 0px')!([{ isIntersecting: true }]);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('moving the pointer to a link starts nothing', async () => {
  const { stop } = await wait();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window, { key: '/' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(margins()).toEqual(['-48px 0px']);
  stop();
});

test('starts a touched element anywhere on the page', async () => {
  const { element, callback } = await wait();
  fireEvent.pointerDown(element);
  fireEvent.focusIn(element);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('does not start a removed element', async () => {
  const { element, callback, stop } = await wait();
  stop();
  fireEvent.scroll(window);
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent.pointerDown(element);
  expect(margins()).toEqual([]);
  expect(callback).not.toHaveBeenCalled();
});
