import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_DIR } from '../../../../lib/siteDir.ts';

const SCRIPT = join(__dirname, 'writeInFolder.ts');
const LINES = 30_000;
const BEFORE = 'before\n'.repeat(LINES);
const AFTER = 'after!!\n'.repeat(LINES);
const COUNT = 8;

function writeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-upgrade-'));
  for (let index = 0; index < COUNT; index += 1) {
    writeFileSync(join(folder, `${index}.tsx`), BEFORE);
  }
  return folder;
}

/** Starts a process that replaces all files, in a shell with limits. */
function write(folder: string, limits = '') {
  const command = `${limits} exec "$0" --import tsx "$@"`;
  return spawn(
    'bash',
    ['-c', command, process.execPath, SCRIPT, folder, 'after!!', String(LINES)],
    { cwd: SITE_DIR },
  );
}

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('a full disk is reported and leaves every file as it was', async () => {
  const folder = writeFolder();
  // Like a full disk, a limit on the size of files fails in the middle of a write.
  const child = write(folder, 'ulimit -f 100;');
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await new Promise((resolve) => child.once('close', resolve));
  expect(output).toContain('0.tsx was not written: EFBIG');
  expect(textsIn(folder)).toEqual(Array(COUNT).fill(BEFORE));
  expect(readdirSync(folder)).toHaveLength(COUNT);
}, 120_000);

test('killing the process while it writes damages no file', async () => {
  const folder = writeFolder();
  const child = write(folder);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 3));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const texts = textsIn(folder);
  expect(texts).toHaveLength(COUNT);
  expect(texts.filter((text) => text !== BEFORE && text !== AFTER)).toEqual([]);
}, 120_000);
