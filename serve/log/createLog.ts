import SonicBoom from 'sonic-boom';
import type { MiddlewareHandler } from 'hono';

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

/** An event without personal data: no client addresses, queries or text. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: string | number | boolean;
}

export type Log = (entry: LogEntry) => void;

/** Maximum logged length of an address, which may be made up. */
const MAX_PATH_LENGTH = 200;

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

/** Logs each request without its query, which may contain text of readers. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    log({
      level: context.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, MAX_PATH_LENGTH),
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
