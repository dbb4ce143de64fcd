import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLastLook, removeOldRecords, writeLooks } from '../lookRecords';

const PARTS = { own: 'a', packages: '', frame: 'b', site: 'c', checks: 'd' };
const english = { path: '/x/react-charts/bars/', language: 'en' } as const;
const chinese = { path: '/zh/x/react-charts/bars/', language: 'zh' } as const;
const home = { path: '/', language: 'en' } as const;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'looks-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

it('keeps the languages of a page in one file, and each page in its own', () => {
  writeLooks([{ page: chinese, parts: PARTS }], '2026-03-01', dir);
  writeLooks(
    [english, home].map((page) => ({ page, parts: PARTS })),
    '2026-03-02',
    dir,
  );
  expect(readLastLook(english, dir)).toEqual({ on: '2026-03-02', ...PARTS });
  expect(readLastLook(chinese, dir)).toEqual({ on: '2026-03-01', ...PARTS });
  const file = readFileSync(join(dir, 'x/react-charts/bars.json'), 'utf8');
  expect(Object.keys(JSON.parse(file) as object)).toEqual(['en', 'zh']);
  expect(readLastLook({ path: '/zh/', language: 'zh' }, dir)).toBeUndefined();
});

it('forgets pages that are gone, and no others', () => {
  writeLooks(
    [english, home].map((page) => ({ page, parts: PARTS })),
    '2026-03-02',
    dir,
  );
  removeOldRecords([home], dir);
  expect(readLastLook(english, dir)).toBeUndefined();
  expect(readLastLook(home, dir)).toBeDefined();
});
