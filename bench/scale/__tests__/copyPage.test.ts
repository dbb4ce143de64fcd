import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyPage } from '../copyPage';

const FILES = {
  'bars/index.mdx':
    '---\ntitle: Bars\nplan: pro\n---\n\n<Demo id="Bars" isolated />\n\nBars stand side by side.\n<Controls of="BarChart" />\n',
  'bars/demos/BarChartControls.tsx': 'export default function BarChartControls() {}',
  'bars/topics.json': '{}',
  'bars/demos/Bars.tsx': "import { rows } from './rows';\nexport default function Bars() {}",
  'bars/demos/Bars.tailwind.tsx': 'export default function Bars() {}',
  'bars/demos/rows.ts': 'export const rows = [];',
  'bars/demos/heights.json': '{ "Bars": { "wide": 1 } }',
  'zh/bars/translated-from.json': '{ "": "4d43201689" }',
  'zh/bars/index.mdx': '---\ntitle: 条形图\n---\n\n<Demo id="Bars" isolated />\n',
};

let dir: string;
const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const place = (name: string) => ({
  folder: join(dir, name),
  chineseFile: join(dir, 'zh', name, 'index.mdx'),
});

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  copyPage(place('bars'), place('bars-copy2'), 'Copy2');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('renames demos everywhere but no words of the text, and removes the plan', () => {
  expect(read('bars-copy2/index.mdx')).toBe(
    '---\ntitle: Bars Copy2\n---\n\n<Demo id="BarsCopy2" isolated />\n\nBars stand side by side.\n',
  );
  expect(read('bars-copy2/demos/BarsCopy2.tsx')).toContain('function BarsCopy2()');
  expect(read('bars-copy2/demos/BarsCopy2.tailwind.tsx')).toContain('function BarsCopy2()');
  expect(read('bars-copy2/demos/heights.json')).toBe('{ "BarsCopy2": { "wide": 1 } }');
  expect(read('bars-copy2/demos/rows.ts')).toBe(FILES['bars/demos/rows.ts']);
});

it('copies the translation, without controls and without files that only checks read', () => {
  expect(readdirSync(join(dir, 'bars-copy2/demos')).join()).not.toContain('Controls');
  expect(read('zh/bars-copy2/translated-from.json')).toBe(FILES['zh/bars/translated-from.json']);
  expect(read('zh/bars-copy2/index.mdx')).toContain('<Demo id="BarsCopy2" isolated />');
  expect(existsSync(join(dir, 'bars-copy2/topics.json'))).toBe(false);
});
