import { findChange } from '../client/editor/findChange';

const apply = (text: string, change: ReturnType<typeof findChange>) =>
  change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;

test.each([
  ['abc', 'abc'],
  ['abc', 'abXc'],
  ['aaa', 'aa'],
  ['aa', 'aaa'],
  ['', 'new'],
  ['old', ''],
  ['one two three', 'one 2 three'],
])('changes "%s" to "%s"', (before, after) => {
  expect(apply(before, findChange(before, after))).toBe(after);
});

test('keeps the common start and end', () => {
  expect(findChange('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
  expect(findChange('same', 'same')).toBeNull();
});
