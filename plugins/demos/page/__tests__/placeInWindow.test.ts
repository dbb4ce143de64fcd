import { findPlace } from '../client/placeInWindow';

const ROOM = { left: 0, right: 400, top: 60, bottom: 600 };
const SIZE = { width: 220, height: 270 };

const buttonAt = (left: number, top: number) => ({
  left,
  right: left + 50,
  top,
  bottom: top + 28,
});

const place = (left: number, top: number, isRightToLeft = false) =>
  findPlace(buttonAt(left, top), SIZE, ROOM, isRightToLeft);

test('opens above the button, aligned with its end', () => {
  expect(place(300, 400)).toEqual({ left: 130, top: 130 });
  expect(place(100, 400, true)).toEqual({ left: 100, top: 130 });
});

test.each([
  ['left', 20, false, 8],
  ['right', 380, false, 172],
  ['left, from right to left', -10, true, 8],
  ['right, from right to left', 300, true, 172],
])('stays inside the window at the %s', (_where, left, isRightToLeft, expected) => {
  expect(place(left, 400, isRightToLeft).left).toBe(expected);
});

test('stays inside the toolbar', () => {
  const room = { ...ROOM, left: 90, right: 380 };
  expect(findPlace(buttonAt(100, 400), SIZE, room, false).left).toBe(98);
});

test('opens below the button if there is more room, and not behind the navigation bar', () => {
  expect(place(300, 200)).toEqual({ left: 130, top: 228 });
  expect(place(300, 345).top).toBe(75);
  expect(place(300, 330).top).toBe(60);
});
