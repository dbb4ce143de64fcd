import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionNamed } from '../../../src/versions';
import { checkPages } from '../../messages/checkPages';
import { loadMessages } from '../../messages/loadMessages';
import { pageAddress } from '../../messages/pageAddress';
import { pageOf } from '../../messages/pages';
import { writeVersion } from '../../messages/writeVersion';
import { addMessages } from '../collect/addMessages';
import { createPageReader } from '../collect/createPageReader';
import { SearchEngine } from '../engine/SearchEngine';
import type { PageSource } from '../types';

const SITE = path.join(__dirname, '../../..');

let engine: SearchEngine;
let all: readonly { family: string; id: string; text: string }[];

beforeAll(async () => {
  const generated = mkdtempSync(path.join(tmpdir(), 'pasted-'));
  const { current: messages } = await loadMessages(SITE);
  const version = versionNamed('current');
  const { explained } = await checkPages(version, messages, SITE, null);
  await writeVersion('current', messages, explained, () => null, generated);
  const readPage = await createPageReader(SITE);
  const pages = await Promise.all(
    [...explained.keys()].map(async (family): Promise<PageSource> => {
      const file = pageOf(family);
      const written = await readPage(path.join(version.folder, file), () => '');
      return {
        address: `/x/${pageAddress(family)}`,
        title: family,
        description: '',
        area: 'messages',
        trail: [],
        ...addMessages(written, file, 'current', generated),
      };
    }),
  );
  const others = 'messages/other-software';
  pages.push({
    address: `/x/${others}/`,
    title: 'Messages of other software',
    description: '',
    area: 'messages',
    trail: [],
    ...(await readPage(path.join(version.folder, others, 'index.mdx'), () => '')),
  });
  engine = new SearchEngine();
  engine.addPages({ pages });
  all = messages.map(({ family, id, parts }) => ({
    family,
    id,
    text: parts.map((part) => (typeof part === 'string' ? part : '42')).join(''),
  }));
}, 600_000);

function firstFor(text: string): string | undefined {
  const query = { text, area: '', group: '', plan: '', flag: '' } as const;
  return engine.search(query).groups[0]?.results[0]?.address;
}

const addressOf = ({ family, id }: { family: string; id: string }) =>
  `/x/${pageAddress(family)}#${id}`;

/** Two words are all that some messages have; a reader who pastes them gets what any search finds. */
const LEAST_WORDS = 3;

test('every message of the packages that has three words leads to its entry, as it is printed', () => {
  const long = all.filter(({ text }) => text.split(/\s+/).length >= LEAST_WORDS);
  expect(long.length).toBeGreaterThan(150);
  const missed = long.filter((message) => firstFor(message.text) !== addressOf(message));
  expect(missed.map(({ family, id }) => `${family} ${id}`)).toEqual([]);
});

test('every longer message leads to its entry in a log with a stack behind', () => {
  const stack = `
    at render (http://localhost:3000/node_modules/.vite/deps/chunk-42.js?v=8a1b:20211:11)
    at http://localhost:3000/src/Orders.tsx:17:9`;
  const long = all.filter(({ text }) => text.split(/\s+/).length >= 2 * LEAST_WORDS);
  const missed = long.filter(
    (message) => firstFor(`Uncaught Error: ${message.text}${stack}`) !== addressOf(message),
  );
  expect(missed.map(({ family, id }) => `${family} ${id}`)).toEqual([]);
});

test.each([
  ['MUI X: Missing license key', 'license/#missing-license-key'],
  ['MUI X Missing license key', 'license/#missing-license-key'],
  [
    'component requires all rows to have a unique `id` pro',
    'data-grid/#the-data-grid-component-requires-all-rows-to-have-a-unique-id',
  ],
  [
    'MUI X: useResizeContainer - The parent DOM element of the Data Grid has an empty height.',
    'data-grid/#the-parent-dom-element-of-the-data-grid-has-an-empty-height',
  ],
  [
    '✘ [ERROR] Missing "./_lib/format/longFormatters" specifier in "date-fns" package [plugin vite:dep-pre-bundle]',
    'other-software/#longformatters',
  ],
  [
    'TypeError: Unknown file extension ".css" for /home/ana/app/node_modules/@mui/x-data-grid/esm/index.css',
    'other-software/#css-extension',
  ],
  [
    'npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error\nnpm error While resolving: app@0.1.0',
    'other-software/#eresolve',
  ],
  [
    "Error: Directory import '/app/node_modules/@mui/material/styles' is not supported resolving ES modules imported from /app/node_modules/@mui/x-data-grid/esm/index.js",
    'other-software/#directory-import',
  ],
])('%s', (text, address) => {
  expect(firstFor(text)).toBe(`/x/messages/${address}`);
});
