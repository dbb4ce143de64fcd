import { holdPlace } from '../holdPlace';

const scrolled = jest.fn();
let top = 0;

/** An element whose position the test controls. */
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

test('scrolls to the element, and again when content above it grows', () => {
  holdPlace(createPlace());
  expect(scrolled).toHaveBeenCalledTimes(1);
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(top).toBe(64);
});

test('stops once nothing has moved for some frames', () => {
  holdPlace(createPlace());
  jest.advanceTimersByTime(200);
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('stops as soon as the reader scrolls', () => {
  holdPlace(createPlace());
  dispatchEvent(new Event('wheel'));
  top = 480;
  frame();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
