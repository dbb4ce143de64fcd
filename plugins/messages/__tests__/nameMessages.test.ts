import { nameMessages } from '../extract/nameMessages';
import { readWords } from '../extract/extractMessages';
import type { Part } from '../types';

const name = (...texts: (readonly Part[])[]) => nameMessages(texts.map(readWords));

test("builds an ID from the words of the first line, without the library's name and placeholders", () => {
  expect(
    name(
      ['MUI X: Missing license key.\nThe license key is missing.'],
      ['MUI X Tree View: The row with id=', { hole: 'id' }, " isn't in `editMode`."],
    ),
  ).toEqual(['missing-license-key', 'the-row-with-id-isnt-in-edit-mode']);
});

test('continues a short first line with the next line', () => {
  expect(name(['Error:\nSee https://example.com for more.'])).toEqual(['error-see-for-more']);
});

test('gives the shorter ID to a message that another message extends', () => {
  expect(
    name(['Could not find the thing.'], ['Could not find the thing.\nIts id is ', { hole: 'id' }]),
  ).toEqual(['could-not-find-the-thing', 'could-not-find-the-thing-its-id']);
});

test('cuts IDs between words and adds the words in which messages with the same beginning differ', () => {
  const begin = 'When the value of a field is an object or a renderCell is provided, the';
  expect(name([`${begin} CSV export fails`], [`${begin} Excel export fails`], ['Other'])).toEqual([
    'when-the-value-of-a-field-is-an-object-or-a-render-cell-is-csv-export',
    'when-the-value-of-a-field-is-an-object-or-a-render-cell-is-excel-export',
    'other',
  ]);
});
