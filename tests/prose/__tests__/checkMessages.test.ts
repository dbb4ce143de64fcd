import { checkMessages } from '../messages/checkMessages';
import { isMessage } from '../../../src/markdown/code-names/isMessage';
import { fence } from './fence';

const CODE = 'MUI X: Missing license key.\n\nThe row with id ${id} has no depot.';
const check = (spans: string[], message?: string, terms: string[] = []) =>
  checkMessages(
    {
      file: 'page.mdx',
      terms,
      spans: spans.map((text) => ({ text, line: 1 })),
      fences: message === undefined ? [] : [fence(message, { language: 'text', meta: 'message' })],
    },
    [CODE],
  );

test('accepts messages of the packages, with an ellipsis for inserted values', () => {
  expect(
    check(
      ['MUI X: Missing license key.'],
      'MUI X: Missing license key.\n\nThe row with id … has no depot.',
    ),
  ).toEqual([]);
});

test('accepts messages of engines, of the compiler and among the terms', () => {
  expect(
    check(
      [
        "Cannot read properties of undefined (reading 'field')",
        "'MuiDataGrid' does not exist in type 'Components<…>'",
        'Unexpected token in the loader',
      ],
      undefined,
      ['Unexpected token in the loader'],
    ),
  ).toEqual([]);
});

test('reports an unknown message with its line', () => {
  expect(check([], 'MUI X: Missing license key.\nThe row with id 7 has no port.')).toEqual([
    'page.mdx:11 quotes "The row with id 7 has no port.", which is not in the JavaScript of the packages. Quote it literally, with … where something is filled in; what other software says goes among the "terms" of the front matter.',
  ]);
  expect(check(['MUI X: Missing license keys.'])).toHaveLength(1);
});

test.each([
  ['MUI X: Missing license key.', true],
  ['Function components cannot be given refs.', true],
  ['npm ls @mui/x-data-grid and its peers', false],
  ["import { fr } from 'date-fns/locale'", false],
  ['sortColumn(field, direction, true)', false],
  ['sortModel', false],
])('%s is a message: %s', (text, expected) => {
  expect(isMessage(text)).toBe(expected);
});
