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
import { MessageFinder } from '../../messages/client/MessageFinder';
import { listMessages } from '../engine/findMessages';
import { SearchEngine } from '../engine/SearchEngine';
import type { PageSource } from '../types';

const SITE = path.join(__dirname, '../../..');

let engine: SearchEngine;
let sources: PageSource[];
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
  sources = pages;
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

/** Some messages have only two words; a reader who pastes them gets ordinary search results. */
const MIN_WORDS = 3;

test('finds the entry of every printed message with at least three words', () => {
  const long = all.filter(({ text }) => text.split(/\s+/).length >= MIN_WORDS);
  expect(long.length).toBeGreaterThan(150);
  const missed = long.filter((message) => firstFor(message.text) !== addressOf(message));
  expect(missed.map(({ family, id }) => `${family} ${id}`)).toEqual([]);
});

test('finds the entry of every longer message in a log with a stack trace', () => {
  const stack = `
    at render (http://localhost:3000/node_modules/.vite/deps/chunk-42.js?v=8a1b:20211:11)
    at http://localhost:3000/src/Orders.tsx:17:9`;
  const long = all.filter(({ text }) => text.split(/\s+/).length >= 2 * MIN_WORDS);
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

/** Similarly worded messages of other libraries, other modules and readers' code. */
test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  "TypeError: Cannot read properties of null (reading 'length')",
  "Cannot read properties of undefined (reading 'id')",
  "Cannot read property 'name' of undefined",
  'TypeError: foo.bar is not a function',
  'TypeError: items.filter is not a function',
  'TypeError: onSave is not a function',
  'Uncaught TypeError: Object(...) is not a function',
  "'colour' does not exist in type 'ButtonProps'",
  "Object literal may only specify known properties, and 'foo' does not exist in type 'Props'.",
  "Property 'bar' does not exist on type 'Order'.",
  'No matching export in "node_modules/lodash/index.js" for import "foo"',
  'No matching export in "node_modules/@mui/x-data-grid-pro/index.js" for import "GridEventLookup"',
  "Attempted import error: 'Switch' is not exported from 'react-router-dom' (imported as 'Switch').",
  '"useQuery" is not exported by "node_modules/react-query/index.js"',
  "Module '\"react\"' has no exported member 'useFoo'.",
  "export 'format' (imported as 'format') was not found in './dates' (possible exports: parse)",
  "Module not found: Error: Can't resolve '@mui/lab/AdapterDateFns' in '/app/src'",
  "Cannot find module '@mui/lab/DatePicker' or its corresponding type declarations.",
  "Module not found: Can't resolve 'react-router-dom'",
  "Cannot find module 'axios' from 'src/api.ts'",
  "Cannot find module './Header'",
  'Failed to resolve import "lodash" from "src/main.tsx". Does the file exist?',
  'Rollup failed to resolve import "uuid" from "src/main.ts"',
  'Could not resolve "classnames"',
  'Missing "./dist/style.css" specifier in "swiper" package',
  'Package path ./server is not exported from package /app/node_modules/firebase (see exports field in /app/node_modules/firebase/package.json)',
  'Package subpath \'./esm\' is not defined by "exports" in /app/node_modules/uuid/package.json',
  "The requested module '/node_modules/.vite/deps/react-select.js' does not provide an export named 'Async'",
  "Named export 'merge' not found. The requested module 'lodash' is a CommonJS module, which may not support all module.exports as named exports.",
  "Type '{ foo: string; }' is not assignable to type 'IntrinsicAttributes & Props'.",
  'Warning: Each child in a list should have a unique "key" prop.',
  'Uncaught ReferenceError: process is not defined',
  'RangeError: Maximum call stack size exceeded',
  'Uncaught SyntaxError: Unexpected token < in JSON at position 0',
  'Error: Request failed with status code 404',
  'Error: ENOENT: no such file or directory, open .env',
  'TypeError: Failed to fetch',
  'Error: Invalid value for prop `foo` on <div> tag.',
  'ChunkLoadError: Loading chunk 42 failed.',
])('finds no entry for %s', (text) => {
  const finder = new MessageFinder(listMessages(sources));
  expect(finder.find(text).map(({ page, section }) => page.sections[section]!.anchor)).toEqual([]);
});
