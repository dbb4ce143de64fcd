import SonicBoom from 'sonic-boom';
import type { Log } from './types.ts';

/** Lines are written in batches, because a write per request would take longer than the request. */
const WRITE_TOGETHER = { minLength: 4 * 1024, periodicFlush: 200 };

/**
 * Maximum size of the buffer while nothing can be written, about 20,000 requests. Later lines are dropped and counted.
 */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** Maximum time for writing the buffer when the process ends. */
const GRACE_MS = 1_000;

/** A log of JSON lines. */
export interface LineLog {
  readonly log: Log;
  /** Writes the buffer, if possible, before the process ends. */
  flush(): Promise<void>;
}

/**
 * Logs to a file descriptor. Neither a full disk nor an unread or closed pipe stops the server: lines are buffered, and the
 * number of dropped lines is logged as soon as writing works again.
 *
 * @param fd of a file, a pipe or a terminal
 */
export function createLog(fd: number): LineLog {
  const output = new SonicBoom({ fd, maxLength: MAX_WAITING_BYTES, ...WRITE_TOGETHER });
  let dropped = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  // Without a listener, a failed write would end the process. The next write includes its lines.
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
