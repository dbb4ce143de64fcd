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

test('accepts messages that are explained, caused by a fault of the library or waiting for an explanation', () => {
  expect(
    check(['no-row', 'no-column', 'no-cell'], [section('no-row', 7)], {
      internal: ['no-column'],
      waiting: ['no-cell'],
    }),
  ).toEqual([]);
});

test('reports missing, removed, duplicate and badly linked messages with their location and the fix', () => {
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
  ).toMatchInlineSnapshot(`
    [
      "docs/messages/data-grid/index.mdx:9 explains "no-rows", which the packages of this version do not say. Remove the section, or take the message that is there in its place; did you mean "no-row"?",
      "docs/messages/data-grid/index.mdx:11 explains "no-row" a second time. Leave one of the sections.",
      "docs/messages/data-grid/index.mdx:13 explains "no-cell" below a heading with the id "cells". Give the heading the id of the message, {/* #no-cell */}: links lead there.",
      "docs/messages/data-grid/index.mdx:15 has a <Message> without an id. Write <Message id="…" /> with an id in quotes.",
      "docs/messages/data-grid/index.mdx:17 explains "no-field", which plugins/messages/data/internal.ts lists as a fault of the library. Remove one of the two.",
      "docs/messages/data-grid/index.mdx says nothing about "MUI X: no-column of …." of @mui/x-data-grid (@mui/x-data-grid/a.js). Explain it in a section with the heading id {/* #no-column */} and <Message id="no-column" />, or list the id in plugins/messages/data/internal.ts if only a fault of the library can cause it.",
      "docs/messages/data-grid/index.mdx says nothing about "MUI X: no-grid of …." of @mui/x-data-grid (@mui/x-data-grid/a.js). Explain it in a section with the heading id {/* #no-grid */} and <Message id="no-grid" />, or list the id in plugins/messages/data/internal.ts if only a fault of the library can cause it.",
      "plugins/messages/data/waiting.ts lists "no-cell" for docs/messages/data-grid/index.mdx, which explains it. Remove the entry.",
      "plugins/messages/data/waiting.ts lists "no-thing" for docs/messages/data-grid/index.mdx, which is about packages that do not say it. Remove the entry.",
    ]
  `);
});

test('reports internal messages that no version contains', () => {
  expect(findStaleInternals({ 'data-grid': ['no-row', 'no-thing'] }, [message('no-row')]))
    .toMatchInlineSnapshot(`
    [
      "plugins/messages/data/internal.ts lists "no-thing" for data-grid, which no version's packages say. Remove the entry.",
    ]
  `);
});
