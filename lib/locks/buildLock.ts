import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Data about the process that holds a lock, in the file next to it. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO time at which the lock was acquired. */
  readonly since: string;
}

interface LockTiming {
  /** Interval in milliseconds at which the holder touches its lock; at least one second. */
  readonly heartbeat: number;
  /** Age at which an untouched lock counts as abandoned; at least two seconds. */
  readonly staleAfter: number;
  /** Interval at which a waiting process checks the lock. */
  readonly poll: number;
}

/** A build can block the process from touching its lock for several seconds. */
const TIMING: LockTiming = { heartbeat: 5_000, staleAfter: 60_000, poll: 500 };

type Release = () => Promise<void>;

/**
 * Runs `work` while holding the lock; waits while another task holds it, and logs the holder if that is another
 * process.
 *
 * @param holderFile file that names the holder; the lock is a folder next to it; missing parent folders are created
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
    // Deleting node_modules/.cache manually also releases the lock.
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
  // A process that has just acquired the lock needs a moment to write its name.
  await setTimeout(timing.poll);
  const holder = readHolder(holderFile);
  // Tasks of this process wait for each other silently.
  if (holder && (holder.pid !== process.pid || holder.host !== hostname())) {
    const { pid, host, since } = holder;
    console.log(`Another build runs: process ${pid} on ${host}, since ${since}. Waiting for it.`);
  }
  return attempt({ forever: true, factor: 1, minTimeout: timing.poll, maxTimeout: timing.poll });
}

type Retries = NonNullable<NonNullable<Parameters<typeof lock>[1]>['retries']>;

function readHolder(holderFile: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile, 'utf8')) as LockHolder;
  } catch {
    // The lock was released meanwhile, or the cache was deleted manually.
    return undefined;
  }
}
