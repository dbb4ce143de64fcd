import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** What a lock file says about the process that holds it. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO time at which the lock was taken. */
  readonly since: string;
}

interface LockTiming {
  /** A holder touches its lock this often, in milliseconds. */
  readonly heartbeat: number;
  /** A lock that was not touched for so long has lost its holder. */
  readonly staleAfter: number;
  /** How often a waiting process looks again. */
  readonly poll: number;
}

const TIMING: LockTiming = { heartbeat: 5_000, staleAfter: 60_000, poll: 500 };

/**
 * Runs `work` while holding the lock; waits while another task holds it, and says for whom if that is another process's.
 *
 * @param lockFile the lock's path; its folder is made when missing
 */
export async function withBuildLock<Result>(
  lockFile: string,
  work: () => Promise<Result>,
  timing: LockTiming = TIMING,
): Promise<Result> {
  await acquire(lockFile, timing);
  const release = () => rmSync(lockFile, { force: true });
  const heartbeat = setInterval(() => touch(lockFile), timing.heartbeat);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function touch(lockFile: string): void {
  try {
    utimesSync(lockFile, new Date(), new Date());
  } catch {
    // Somebody deleted node_modules/.cache by hand; the build itself goes on.
  }
}

async function acquire(lockFile: string, timing: LockTiming): Promise<void> {
  mkdirSync(dirname(lockFile), { recursive: true });
  let announced = '';
  while (!tryCreate(lockFile)) {
    const seen = readIfPresent(lockFile);
    if (seen !== undefined && isStale(lockFile, seen, timing.staleAfter)) {
      removeStale(lockFile, seen);
      continue;
    }
    const message = describe(seen);
    // What this process does itself, one after the other, is nobody else's build.
    if (message !== announced && !isOwn(seen)) {
      console.log(message);
      announced = message;
    }
    await new Promise((resolve) => setTimeout(resolve, timing.poll));
  }
}

function describe(content: string | undefined): string {
  const holder = parseHolder(content);
  return holder
    ? `Another build runs: process ${holder.pid} on ${holder.host}, since ${holder.since}. Waiting for it.`
    : 'Another build runs. Waiting for it.';
}

/** Linking a finished file makes the lock appear with its content, or not at all. */
function tryCreate(lockFile: string): boolean {
  const draft = `${lockFile}.${process.pid}`;
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw new Error(`The build lock ${lockFile} cannot be written. Is the folder read-only?`, {
      cause,
    });
  } finally {
    rmSync(draft, { force: true });
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Released since our attempt: the next attempt will tell.
    return undefined;
  }
}

function parseHolder(content: string | undefined): LockHolder | undefined {
  try {
    return JSON.parse(content ?? '') as LockHolder;
  } catch {
    return undefined;
  }
}

function isOwn(content: string | undefined): boolean {
  const holder = parseHolder(content);
  return holder?.pid === process.pid && holder.host === hostname();
}

function isStale(lockFile: string, content: string, staleAfter: number): boolean {
  const touched = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  const holder = parseHolder(content);
  return (
    Date.now() - touched > staleAfter ||
    (holder !== undefined && holder.host === hostname() && !isAlive(holder.pid))
  );
}

/** Two processes may find the same stale lock; the second must not remove the first one's new lock. */
function removeStale(lockFile: string, seen: string): void {
  const aside = `${lockFile}.${process.pid}.stale`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readIfPresent(aside) !== seen) {
    renameSync(aside, lockFile);
    return;
  }
  rmSync(aside, { force: true });
  console.log('A build lock whose process has gone was removed.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // EPERM: the process exists and belongs to somebody else.
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
