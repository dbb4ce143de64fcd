import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDerivationCache } from '../createDerivationCache';

const folder = mkdtempSync(path.join(tmpdir(), 'derivation-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps derived JavaScript for the next build, and removes it when its source changes', async () => {
  const file = path.join(folder, 'current.json');
  const first = createDerivationCache(file);
  expect(await first.derive('const a: number = 1;', 'A.ts')).toBe('const a = 1;');
  first.save();
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const [key = ''] = Object.keys(stored);
  writeFileSync(file, JSON.stringify({ [key]: 'from the cache' }));

  const second = createDerivationCache(file);
  expect(await second.derive('const a: number = 1;', 'A.ts')).toBe('from the cache');
  expect(await second.derive('const a: number = 2;', 'A.ts')).toBe('const a = 2;');
  const third = createDerivationCache(file);
  expect(await third.derive('const b: number = 2;', 'A.ts')).toBe('const b = 2;');
  third.save();
  expect(Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(['const b = 2;']);
});
