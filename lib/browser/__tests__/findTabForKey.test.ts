import { findTabForKey } from '../findTabForKey';

test('arrow keys wrap around and follow the reading direction', () => {
  expect(findTabForKey('ArrowRight', 2, 3, false)).toBe(0);
  expect(findTabForKey('ArrowLeft', 0, 3, false)).toBe(2);
  expect(findTabForKey('ArrowRight', 0, 3, true)).toBe(2);
  expect(findTabForKey('ArrowLeft', 0, 3, true)).toBe(1);
});

test('moves with Home and End; Enter and Space keep the tab', () => {
  expect(findTabForKey('Home', 1, 3, false)).toBe(0);
  expect(findTabForKey('End', 1, 3, true)).toBe(2);
  expect(findTabForKey('Enter', 1, 3, false)).toBe(1);
  expect(findTabForKey(' ', 1, 3, false)).toBe(1);
});

test('ignores other keys', () => {
  expect(findTabForKey('Tab', 1, 3, false)).toBeUndefined();
  expect(findTabForKey('a', 1, 3, false)).toBeUndefined();
});
