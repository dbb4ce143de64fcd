import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Facts about the process that holds a lock, in the file beside it. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO time at which the lock was taken. */
  readonly since: string;
}

interface LockTiming {
  /** A holder touches its lock this often, in milliseconds; a second at least. */
  readonly heartbeat: number;
  /** A lock that was not touched for so long has lost its holder; two seconds at least. */
  readonly staleAfter: number;
  /** How often a waiting process looks again. */
  readonly poll: number;
}

/** A build keeps the process from touching its lock for some seconds at a time. */
const TIMING: LockTiming = { heartbeat: 5_000, staleAfter: 60_000, poll: 500 };

type Release = () => Promise<void>;

/**
 * Runs `work` while holding the lock; waits while another task holds it, and says for whom if that is another process's.
 *
 * @param holderFile says who holds the lock, which is a folder beside it; its own folder is made when missing
 */
export async function withBuildLock<Result>(
  holderFile: string,
  work: () => Promise<Result>,
  timing: LockTiming = TIMING,
): Promise<Result> {
  mkdirSync(dirname(holderFile), { recursive: true });
  const release = await acquire(holderFile, timing);
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  writeFileSync(holderFile, JSON.stringify(holder));
  try {
    return await work();
  } finally {
    rmSync(holderFile, { force: true });
    // Who deleted node_modules/.cache by hand has released the lock already.
    await release().catch(() => undefined);
  }
}

async function acquire(holderFile: string, timing: LockTiming): Promise<Release> {
  const attempt = (retries: Retries) =>
    lock(holderFile, {
      realpath: false,
      update: timing.heartbeat,
      stale: timing.staleAfter,
      retries,
      onCompromised: ({ message }) =>
        console.warn(`The build goes on without its lock: ${message}`),
    });
  try {
    return await attempt(0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') {
      throw new Error(
        `The build lock ${holderFile}.lock cannot be written. Is the folder read-only?`,
        {
          cause: error,
        },
      );
    }
  }
  // Who has just taken the lock needs a moment to write its name.
  await setTimeout(timing.poll);
  const holder = readHolder(holderFile);
  // What this process does itself, one after the other, is nobody else's build.
  if (holder?.pid !== process.pid || holder.host !== hostname()) {
    console.log(describe(holder));
  }
  return attempt({ forever: true, factor: 1, minTimeout: timing.poll, maxTimeout: timing.poll });
}

type Retries = NonNullable<NonNullable<Parameters<typeof lock>[1]>['retries']>;

function describe(holder: LockHolder | undefined): string {
  return holder
    ? `Another build runs: process ${holder.pid} on ${holder.host}, since ${holder.since}. Waiting for it.`
    : 'Another build runs. Waiting for it.';
}

function readHolder(holderFile: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile, 'utf8')) as LockHolder;
  } catch {
    // Released meanwhile, or the cache was deleted by hand.
    return undefined;
  }
}
