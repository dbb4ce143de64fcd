import { findQuaintWords } from '../plainWords.mjs';

test('words are found in prose, and as parts of names', () => {
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

test('other words that contain them are none', () => {
  expect(findQuaintWords('We recommend to amend it in Mendoza, impatience aside.')).toEqual([]);
});
