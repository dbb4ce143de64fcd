import { judge } from '../judge.ts';

test('recognizes the faulty and the correct value', () => {
  expect(judge({ observed: [1], faulty: [1], correct: [] })).toBe('present');
  expect(judge({ observed: [], faulty: [1], correct: [] })).toBe('fixed');
});

test('rejects an observation that shows neither', () => {
  expect(() => judge({ observed: null, faulty: 'a', correct: 'b' })).toThrow(
    'Expected the faulty value "a" or the correct value "b", but observed null.',
  );
});

test('rejects a test that cannot tell the values apart', () => {
  expect(() => judge({ observed: { a: 1 }, faulty: { a: 1 }, correct: { a: 1 } })).toThrow(
    'cannot tell them apart',
  );
});
