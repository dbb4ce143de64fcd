import { holdPlace } from '../holdPlace';

const scrolled = jest.fn();
let top = 0;

/** A place that is where the test says. */
function createPlace(): HTMLElement {
  const place = document.body.appendChild(document.createElement('p'));
  place.getBoundingClientRect = () => ({ top }) as DOMRect;
  place.scrollIntoView = scrolled.mockImplementation(() => (top = 64));
  return place;
}

const frame = () => jest.advanceTimersByTime(17);

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  top = 900;
});

test('a place comes into view, and comes back when what is above it grows', () => {
  holdPlace(createPlace());
  expect(scrolled).toHaveBeenCalledTimes(1);
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(top).toBe(64);
});

test('it is let go when nothing has moved for some frames', () => {
  holdPlace(createPlace());
  jest.advanceTimersByTime(200);
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a reader who moves is let go at once', () => {
  holdPlace(createPlace());
  dispatchEvent(new Event('wheel'));
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
