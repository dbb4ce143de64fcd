import { cleanComment, parseFeedback } from '../parseFeedback.ts';
import { FEEDBACK } from './feedback.ts';

test('accepts feedback from a page', () => {
  expect(parseFeedback(FEEDBACK)).toEqual(FEEDBACK);
  expect(parseFeedback({ ...FEEDBACK, vote: null })).toEqual({ ...FEEDBACK, vote: null });
  expect(parseFeedback({ ...FEEDBACK, comment: undefined })).toEqual({ ...FEEDBACK, comment: '' });
});

test.each([
  [null, /^Send an object with the fields/],
  [[FEEDBACK], /^Send an object with the fields/],
  ['up', /^Send an object with the fields/],
  [{ ...FEEDBACK, name: 'Ada' }, /^Send only the fields/],
  [{ ...FEEDBACK, id: '1; DROP TABLE feedback' }, /^"id" must be a UUID/],
  [{ ...FEEDBACK, page: 'https://elsewhere.example/' }, /^"page" must be/],
  [{ ...FEEDBACK, page: { toString: 1 } }, /^"page" must be/],
  [{ ...FEEDBACK, version: '' }, /^"version" must be/],
  [{ ...FEEDBACK, language: '<b>' }, /^"language" must be/],
  [{ ...FEEDBACK, section: '"><script>' }, /^"section" must be/],
  [{ ...FEEDBACK, section: '\u001b[2J' }, /^"section" must be/],
  [{ ...FEEDBACK, section: 'a\u009b31m' }, /^"section" must be/],
  [{ ...FEEDBACK, section: 'a\u202eb' }, /^"section" must be/],
  [{ ...FEEDBACK, vote: 5 }, /^"vote" must be/],
  [{ ...FEEDBACK, comment: 'x'.repeat(4_001) }, /^"comment" must be a string of at most 4000/],
  [{ ...FEEDBACK, comment: ['x'] }, /^"comment" must be/],
  [{ ...FEEDBACK, vote: null, comment: ' \n' }, /are both empty/],
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
])('stores %j as %j', (comment, kept) => {
  expect(cleanComment(comment)).toBe(kept);
});
