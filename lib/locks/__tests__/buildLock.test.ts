import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock, type LockHolder } from '../buildLock.ts';

const timing = { heartbeat: 20, staleAfter: 500, poll: 5 };
let lockFile: string;
let said: string[];

beforeEach(() => {
  lockFile = join(mkdtempSync(join(tmpdir(), 'lock-')), 'cache', 'build.lock');
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function placeLock(holder: Partial<LockHolder>): Promise<void> {
  await withBuildLock(lockFile, async () => undefined, timing);
  const all = { pid: process.pid, host: hostname(), since: '2025-01-01T00:00:00.000Z', ...holder };
  writeFileSync(lockFile, JSON.stringify(all));
}

it('lets one build run at a time, and says nothing of those of its own process', async () => {
  const events: string[] = [];
  const build = (name: string) => async () => {
    events.push(`${name} starts`);
    await pause(60);
    events.push(`${name} ends`);
  };
  await Promise.all([
    withBuildLock(lockFile, build('first'), timing),
    withBuildLock(lockFile, build('second'), timing),
  ]);
  expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  expect(said).toEqual([]);
});

it('names the holder in another process to the one that waits', async () => {
  await placeLock({ pid: process.ppid });
  const waiting = withBuildLock(lockFile, async () => 'built', timing);
  await pause(60);
  rmSync(lockFile);
  await expect(waiting).resolves.toBe('built');
  expect(said).toEqual([
    `Another build runs: process ${process.ppid} on ${hostname()}, since 2025-01-01T00:00:00.000Z. Waiting for it.`,
  ]);
});

it('frees the lock when the build throws', async () => {
  const failing = withBuildLock(lockFile, () => Promise.reject(new Error('broken page')), timing);
  await expect(failing).rejects.toThrow('broken page');
  expect(existsSync(lockFile)).toBe(false);
});

it('names itself in the lock while it builds', async () => {
  await withBuildLock(
    lockFile,
    async () => {
      const holder = JSON.parse(readFileSync(lockFile, 'utf8')) as LockHolder;
      expect(holder).toMatchObject({ pid: process.pid, host: hostname() });
    },
    timing,
  );
});

it('removes the lock of a process that has gone', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  await placeLock({ pid: gone });
  await expect(withBuildLock(lockFile, async () => 'built', timing)).resolves.toBe('built');
  expect(said).toEqual(['A build lock whose process has gone was removed.']);
});

it('removes a lock that nobody touches any more, whatever its process number says', async () => {
  await placeLock({ host: 'another-machine' });
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(lockFile, longAgo, longAgo);
  await expect(withBuildLock(lockFile, async () => 'built', timing)).resolves.toBe('built');
});

it('keeps a long build’s lock alive', async () => {
  const long = withBuildLock(lockFile, () => pause(800), timing);
  await pause(650);
  expect(Date.now() - statSync(lockFile).mtimeMs).toBeLessThan(timing.staleAfter);
  await long;
});
