import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestPaths, digestTexts } from '../digests';

let dir: string;

const FILES = {
  'docs/bars/index.mdx': '# Bars',
  'docs/bars/topics.json': '{}',
  'docs/bars/demos/Bars.tsx': "import { rows } from './rows';",
  'docs/bars/demos/rows.ts': 'export const rows = [1];',
  'docs/bars/labels/index.mdx': '# Labels',
};

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'digests-'));
  Object.entries(FILES).forEach(([file, text]) => write(file, text));
});

afterEach(() => rmSync(dir, { recursive: true }));

const digest = () => digestPaths(dir, ['docs/bars'], (path) => /labels|topics/.test(path));

it.each(['docs/bars/demos/rows.ts', 'docs/bars/demos/Bars.tsx', 'docs/bars/demos/New.css'])(
  'changes with %s',
  (file) => {
    const before = digest();
    write(file, 'other');
    expect(digest()).not.toBe(before);
  },
);

it.each(['docs/bars/labels/index.mdx', 'docs/bars/topics.json'])(
  'does not change with %s, which is left out',
  (file) => {
    const before = digest();
    write(file, 'other');
    expect(digest()).toBe(before);
  },
);

it('tells texts apart that are the same when they are joined', () => {
  expect(digestTexts(['ab', 'c'])).not.toBe(digestTexts(['a', 'bc']));
});
