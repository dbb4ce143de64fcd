import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withBuildLock, type LockHolder } from '../buildLock.ts';

const timing = { heartbeat: 1_000, staleAfter: 3_000, poll: 5 };
let holderFile: string;
let lockFolder: string;
let said: string[];

beforeEach(() => {
  holderFile = join(mkdtempSync(join(tmpdir(), 'lock-')), 'cache', 'build.lock');
  lockFolder = `${holderFile}.lock`;
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function placeLock(holder: Partial<LockHolder>): void {
  mkdirSync(dirname(holderFile), { recursive: true });
  mkdirSync(lockFolder);
  const all = { pid: process.pid, host: hostname(), since: '2025-01-01T00:00:00.000Z', ...holder };
  writeFileSync(holderFile, JSON.stringify(all));
}

it('runs one build at a time, without a message for builds of the same process', async () => {
  const events: string[] = [];
  const build = (name: string) => async () => {
    events.push(`${name} starts`);
    await pause(60);
    events.push(`${name} ends`);
  };
  await Promise.all([
    withBuildLock(holderFile, build('first'), timing),
    withBuildLock(holderFile, build('second'), timing),
  ]);
  const [one, other] = events[0] === 'first starts' ? ['first', 'second'] : ['second', 'first'];
  expect(events).toEqual([`${one} starts`, `${one} ends`, `${other} starts`, `${other} ends`]);
  expect(said).toEqual([]);
});

it('reports the holder to a waiting process', async () => {
  placeLock({ pid: process.ppid });
  const waiting = withBuildLock(holderFile, async () => 'built', timing);
  await pause(60);
  rmSync(lockFolder, { recursive: true });
  await expect(waiting).resolves.toBe('built');
  expect(said).toEqual([
    `Another build runs: process ${process.ppid} on ${hostname()}, since 2025-01-01T00:00:00.000Z. Waiting for it.`,
  ]);
});

it('releases the lock if the build throws', async () => {
  const failing = withBuildLock(holderFile, () => Promise.reject(new Error('broken page')), timing);
  await expect(failing).rejects.toThrow('broken page');
  expect(existsSync(lockFolder)).toBe(false);
});

it('records its process next to the lock while it builds', async () => {
  await withBuildLock(
    holderFile,
    async () => {
      const holder = JSON.parse(readFileSync(holderFile, 'utf8')) as LockHolder;
      expect(holder).toMatchObject({ pid: process.pid, host: hostname() });
    },
    timing,
  );
});

it('takes over an abandoned lock', async () => {
  placeLock({ host: 'another-machine' });
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(lockFolder, longAgo, longAgo);
  await expect(withBuildLock(holderFile, async () => 'built', timing)).resolves.toBe('built');
  expect(said).toEqual([]);
});

it('keeps the lock of a long build alive', async () => {
  await withBuildLock(
    holderFile,
    async () => {
      await pause(1_500);
      expect(Date.now() - statSync(lockFolder).mtimeMs).toBeLessThan(1_200);
    },
    timing,
  );
});

it('continues if the cache is deleted manually', async () => {
  const build = async () => {
    rmSync(dirname(holderFile), { recursive: true });
    return 'built';
  };
  await expect(withBuildLock(holderFile, build, timing)).resolves.toBe('built');
});
