import SonicBoom from 'sonic-boom';
import type { Log } from './types.ts';

/** Lines are written together: one write for each request would cost more than the request. */
const WRITE_TOGETHER = { minLength: 4 * 1024, periodicFlush: 200 };

/**
 * Maximum size of the buffer while nothing can be written, about 20,000 requests. Later lines are dropped and counted.
 */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** Time for writing the buffer when the process ends. */
const GRACE_MS = 1_000;

/** A log of JSON lines. */
export interface LineLog {
  readonly log: Log;
  /** Writes what is waiting, as far as that is possible, before the process ends. */
  flush(): Promise<void>;
}

/**
 * Logs to a file descriptor. A full disk, a pipe that nobody reads or whose reader is gone never stops the server: lines
 * wait, and how many were dropped is logged as soon as writing works again.
 *
 * @param fd of a file, a pipe or a terminal
 */
export function createLog(fd: number): LineLog {
  const output = new SonicBoom({ fd, maxLength: MAX_WAITING_BYTES, ...WRITE_TOGETHER });
  let dropped = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  // Without a listener, a failed write would end the process. Its lines are written with the next ones.
  output.on('error', () => undefined);
  const log: Log = (entry) => {
    output.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  };
  output.on('drain', () => {
    if (dropped > 0) {
      const lines = dropped;
      dropped = 0;
      log({ level: 'error', event: 'log-lines-dropped', lines });
    }
  });
  return {
    log,
    flush: () =>
      new Promise((resolve) => {
        output.flush(() => resolve());
        setTimeout(resolve, GRACE_MS).unref();
      }),
  };
}
