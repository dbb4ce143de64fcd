import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = join(__dirname, '../cli/writeUpgrade.ts');
const BEFORE = 'before\n'.repeat(30_000);
const AFTER = 'after!!\n'.repeat(30_000);
const COUNT = 8;

function writeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-upgrade-'));
  for (let index = 0; index < COUNT; index += 1) {
    writeFileSync(join(folder, `${index}.tsx`), BEFORE);
  }
  return folder;
}

/** Starts a process that writes all files, in a shell with limits. */
function write(folder: string, limits = ''): ReturnType<typeof spawn> {
  const script = `
    const { writeUpgrade } = await import(${JSON.stringify(MODULE)});
    const after = ${JSON.stringify(AFTER.slice(0, 8))}.repeat(30000);
    const files = Array.from({ length: ${COUNT} }, (_, index) => ({ name: index + '.tsx', before: '', after }));
    process.stdout.write('begins ');
    const failures = await writeUpgrade({ files, codemods: [], left: {} }, ${JSON.stringify(folder)});
    process.stdout.write(failures.map(({ message }) => message).join('; '));
  `;
  const command = `${limits} exec "$0" --import tsx --input-type=module -e "$1"`;
  return spawn('bash', ['-c', command, process.execPath, script], {
    cwd: join(__dirname, '../../../..'),
  });
}

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('a full disk is reported and leaves every file as it was', async () => {
  const folder = writeFolder();
  // Like a full disk, a limit on the size of files fails in the middle of a write.
  const child = write(folder, "trap '' XFSZ; ulimit -f 100;");
  let output = '';
  child.stdout!.on('data', (chunk) => (output += String(chunk)));
  await new Promise((resolve) => child.once('close', resolve));
  expect(output).toContain('0.tsx was not written: EFBIG');
  expect(textsIn(folder)).toEqual(Array(COUNT).fill(BEFORE));
  expect(readdirSync(folder)).toHaveLength(COUNT);
}, 60_000);

test('killing the process while it writes damages no file', async () => {
  const folder = writeFolder();
  const child = write(folder);
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 3));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const texts = textsIn(folder);
  expect(texts).toHaveLength(COUNT);
  expect(texts.filter((text) => text !== BEFORE && text !== AFTER)).toEqual([]);
}, 60_000);
