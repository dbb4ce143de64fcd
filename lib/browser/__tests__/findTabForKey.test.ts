import { findTabForKey } from '../findTabForKey';

test('arrows go round, in the direction of reading', () => {
  expect(findTabForKey('ArrowRight', 2, 3, false)).toBe(0);
  expect(findTabForKey('ArrowLeft', 0, 3, false)).toBe(2);
  expect(findTabForKey('ArrowRight', 0, 3, true)).toBe(2);
  expect(findTabForKey('ArrowLeft', 0, 3, true)).toBe(1);
});

test('Home, End, Enter and the space bar', () => {
  expect(findTabForKey('Home', 1, 3, false)).toBe(0);
  expect(findTabForKey('End', 1, 3, true)).toBe(2);
  expect(findTabForKey('Enter', 1, 3, false)).toBe(1);
  expect(findTabForKey(' ', 1, 3, false)).toBe(1);
});

test('other keys are left to the browser', () => {
  expect(findTabForKey('Tab', 1, 3, false)).toBeUndefined();
  expect(findTabForKey('a', 1, 3, false)).toBeUndefined();
});
