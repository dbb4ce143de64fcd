import type { StoredFeedback } from '../../../serve/feedback/types.ts';
import { printCsv, printList, withoutControls } from '../printFeedback.ts';
import { readCommand, printStats } from '../readCommand.ts';

const entry = (changes: Partial<StoredFeedback>): StoredFeedback => ({
  id: 'id',
  createdAt: '2026-11-22T10:00:00.000Z',
  page: '/x/sorting/',
  version: 'current',
  language: 'en',
  section: '',
  vote: null,
  comment: '',
  ...changes,
});

const FEEDBACK = [
  entry({ vote: 'up' }),
  entry({ vote: 'down', comment: 'Say "how",\nplease' }),
  entry({ page: '/x/filtering/', section: 'operators', comment: '=1+1' }),
];

test('prints no control characters', () => {
  const hostile = entry({ section: '\u001b]0;owned\u0007', comment: 'one\u001b[2J\ntwo\u009b31m' });
  const printed = printList([withoutControls(hostile)]);
  expect(printed.split('\n').slice(1)).toEqual(['    one[2J', '    two31m', '']);
  // eslint-disable-next-line no-control-regex
  expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

test('lists the feedback', () => {
  expect(printList(FEEDBACK)).toMatchInlineSnapshot(`
    "+ 2026-11-22T10:00 /x/sorting/ (current)
    − 2026-11-22T10:00 /x/sorting/ (current)
        Say "how",
        please
    · 2026-11-22T10:00 /x/filtering/#operators (current)
        =1+1
    "
  `);
  expect(printList([])).toBe('There is no feedback yet.\n');
});

test('exports cells that spreadsheets neither split nor execute', () => {
  expect(printCsv(FEEDBACK).split('\r\n').slice(2)).toMatchInlineSnapshot(`
    [
      ""2026-11-22T10:00:00.000Z","/x/sorting/","current","en","","down","Say ""how"",
    please"",
      ""2026-11-22T10:00:00.000Z","/x/filtering/","current","en","operators","","'=1+1"",
      "",
    ]
  `);
});

test('counts votes and comments by page', () => {
  expect(printStats(FEEDBACK)).toMatchInlineSnapshot(`
    "  helpful      not comments  page
            1        1        1  /x/sorting/
            0        0        1  /x/filtering/
            1        1        2  all 2 pages
    "
  `);
});

test('parses its arguments', () => {
  expect(readCommand(['list'])).toEqual({
    command: 'list',
    since: '',
    limit: 50,
    format: 'jsonl',
  });
  expect(readCommand(['export', '--format', 'csv', '--since', '2026-11-01'])).toEqual({
    command: 'export',
    since: '2026-11-01',
    limit: -1,
    format: 'csv',
  });
});

test.each([
  [[], /^Say what to do: npm run feedback -- list\|export\|stats/],
  [['toString'], /^Say what to do/],
  [['list', '--since', 'yesterday'], /^--since yesterday is not a date/],
  [['list', '--limit', '0'], /^--limit 0 is not a number of entries/],
  [['export', '--format', 'xml'], /^--format xml is unknown. Formats: csv, jsonl/],
  [['list', '--all'], /Unknown option '--all'/],
])('refuses %j', (args, reason) => {
  expect(() => readCommand(args)).toThrow(reason);
});
