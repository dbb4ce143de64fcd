import { findPageProblems, findStaleInternals } from '../findPageProblems';
import type { MessageSection } from '../readSections';
import type { HistoricMessage } from '../types';

const message = (id: string): HistoricMessage => ({
  id,
  level: 'exception',
  parts: [`MUI X: ${id} of `, { hole: 'field' }, '.\nMore.'],
  package: '@mui/x-data-grid',
  plan: 'community',
  family: 'data-grid',
  sources: [],
  places: ['@mui/x-data-grid/a.js'],
});

const section = (id: string | null, line: number, anchor = id): MessageSection => ({
  id,
  anchor,
  line,
});

const check = (
  ids: string[],
  sections: MessageSection[],
  { internal = [], waiting = [] }: { internal?: string[]; waiting?: string[] } = {},
) =>
  findPageProblems(ids.map(message), {
    file: 'docs/messages/data-grid/index.mdx',
    sections,
    internal: new Set(internal),
    waiting: new Set(waiting),
  });

test('a message is explained, or listed as a fault of the library, or as still to be explained', () => {
  expect(
    check(['no-row', 'no-column', 'no-cell'], [section('no-row', 7)], {
      internal: ['no-column'],
      waiting: ['no-cell'],
    }),
  ).toEqual([]);
});

test('what is missing, gone, doubled or badly linked is told with its place and what to do', () => {
  expect(
    check(
      ['no-row', 'no-column', 'no-cell', 'no-field', 'no-grid'],
      [
        section('no-row', 7),
        section('no-rows', 9),
        section('no-row', 11),
        section('no-cell', 13, 'cells'),
        section(null, 15),
        section('no-field', 17),
      ],
      { internal: ['no-field'], waiting: ['no-cell', 'no-thing'] },
    ),
  ).toMatchInlineSnapshot();
});

test('an internal message that no version says is to be removed', () => {
  expect(
    findStaleInternals({ 'data-grid': ['no-row', 'no-thing'] }, [message('no-row')]),
  ).toMatchInlineSnapshot();
});
