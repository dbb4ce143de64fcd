import { cleanComment, parseFeedback } from '../parseFeedback.ts';
import { FEEDBACK } from './feedback.ts';

test('takes what a page sends', () => {
  expect(parseFeedback(FEEDBACK)).toEqual(FEEDBACK);
  expect(parseFeedback({ ...FEEDBACK, vote: null })).toEqual({ ...FEEDBACK, vote: null });
  expect(parseFeedback({ ...FEEDBACK, comment: undefined })).toEqual({ ...FEEDBACK, comment: '' });
});

test.each([
  [null, /^Send an object with the fields/],
  [[FEEDBACK], /^Send an object with the fields/],
  ['up', /^Send an object with the fields/],
  [{ ...FEEDBACK, name: 'Ada' }, /there are others/],
  [{ ...FEEDBACK, id: '1; DROP TABLE feedback' }, /^"id" has to be a UUID/],
  [{ ...FEEDBACK, page: 'https://elsewhere.example/' }, /^"page" has to be/],
  [{ ...FEEDBACK, page: { toString: 1 } }, /^"page" has to be/],
  [{ ...FEEDBACK, version: '' }, /^"version" has to be/],
  [{ ...FEEDBACK, language: '<b>' }, /^"language" has to be/],
  [{ ...FEEDBACK, section: '"><script>' }, /^"section" has to be/],
  [{ ...FEEDBACK, section: '\u001b[2J' }, /^"section" has to be/],
  [{ ...FEEDBACK, section: 'a\u009b31m' }, /^"section" has to be/],
  [{ ...FEEDBACK, section: 'a\u202eb' }, /^"section" has to be/],
  [{ ...FEEDBACK, vote: 5 }, /^"vote" has to be/],
  [{ ...FEEDBACK, comment: 'x'.repeat(4_001) }, /^"comment" has to be a text of at most 4000/],
  [{ ...FEEDBACK, comment: ['x'] }, /^"comment" has to be/],
  [{ ...FEEDBACK, vote: null, comment: ' \n' }, /says anything/],
])('refuses %j', (value, reason) => {
  expect(parseFeedback(value)).toMatch(reason);
});

test.each([
  ['The <DataGrid /> flickers', 'The ‹DataGrid /› flickers'],
  ['<script>alert(1)</script>', '‹script›alert(1)‹/script›'],
  ['<img src=x onerror=alert(1)', '‹img src=x onerror=alert(1)'],
  ['Ask ada@example.org, she knows', 'Ask [address removed], she knows'],
  [' two\r\nlines\u0000 ', 'two\nlines'],
  ['turned \u202Earound', 'turned around'],
  ['half of a pair: \ud83d', 'half of a pair:'],
  ['表格 👍', '表格 👍'],
])('keeps of %j only %j', (comment, kept) => {
  expect(cleanComment(comment)).toBe(kept);
});
