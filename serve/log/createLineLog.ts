import type { Log } from './types.ts';

/** Lines are written together: one write for each request would cost more than the request. */
const WRITE_EVERY_MS = 200;

/** A log of JSON lines. */
export interface LineLog {
  readonly log: Log;
  /** Writes what is waiting, before the process ends. */
  flush(): void;
}

/** @param write receives whole lines */
export function createLineLog(write: (lines: string) => void): LineLog {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) {
      write(waiting.join(''));
      waiting = [];
    }
  };
  return {
    log(entry) {
      waiting.push(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    flush,
  };
}
