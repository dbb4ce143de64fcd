import { findQuaintWords } from '../plainWords.mjs';

test('finds words in prose and as parts of names', () => {
  const text = [
    'start it ',
    'an',
    'ew, then call to',
    'Me',
    'nd() within ',
    'PATIEN',
    'CE_MS',
  ].join('');
  expect(findQuaintWords(text)).toEqual([
    { index: 9, word: ['an', 'ew'].join(''), plain: 'again' },
    { index: 27, word: ['Me', 'nd'].join(''), plain: 'fix' },
    { index: 41, word: ['PATIEN', 'CE'].join(''), plain: 'delay, timeout' },
  ]);
});

test('ignores other words that contain them', () => {
  expect(findQuaintWords('We recommend to amend it in Mendoza, impatience aside.')).toEqual([]);
});
