import { nameMessages } from '../extract/nameMessages';
import { readWords } from '../extract/readWords';
import type { Part } from '../types';

const name = (...texts: (readonly Part[])[]) => nameMessages(texts.map(readWords));

test('an id is made of the words of the first line, without the name of the library and what is filled in', () => {
  expect(
    name(
      ['MUI X: Missing license key.\nThe license key is missing.'],
      ['MUI X Tree View: The row with id=', { hole: 'id' }, " isn't in `editMode`."],
    ),
  ).toEqual(['missing-license-key', 'the-row-with-id-isnt-in-edit-mode']);
});

test('a short first line goes on in the next one', () => {
  expect(name(['Error:\nSee https://example.com for more.'])).toEqual(['error-see-for-more']);
});

test('a message whose words another one goes on from keeps the shorter id', () => {
  expect(
    name(['Could not find the thing.'], ['Could not find the thing.\nIts id is ', { hole: 'id' }]),
  ).toEqual(['could-not-find-the-thing', 'could-not-find-the-thing-its-id']);
});

test('ids are cut between words, and have the words that tell messages apart which begin alike', () => {
  const begin = 'When the value of a field is an object or a renderCell is provided, the';
  expect(name([`${begin} CSV export fails`], [`${begin} Excel export fails`], ['Other'])).toEqual([
    'when-the-value-of-a-field-is-an-object-or-a-render-cell-is-csv-export',
    'when-the-value-of-a-field-is-an-object-or-a-render-cell-is-excel-export',
    'other',
  ]);
});
