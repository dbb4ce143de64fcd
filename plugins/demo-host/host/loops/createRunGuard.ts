import { HostError } from '../HostError';
import { createStepClock } from './createStepClock';
import { currentTask } from './currentTask';

/**
 * How long a loop may run, in milliseconds. Heavy rows for a grid take a fraction of it, also on slow devices; a reader
 * takes a page that is stuck for longer for broken, and an array that grows all the time may fill the memory.
 */
const LIMIT = 2000;

/** The same for a loop that had to be ended before: one in a timer would hold up the page again and again. */
const LIMIT_AGAIN = 100;

/**
 * What counts at most between two looks at the clock: the time in which a dialog or a debugger waits, or nothing is
 * asked of a generator, is not the loop's.
 */
const MAX_ROUNDS = LIMIT / 2;

const frameClock = createStepClock(() => performance.now());

/**
 * How long calls may go on within one of the browser's tasks. They do not say whether they come to an end: large demos
 * render for seconds on slow devices.
 */
const CALLS_LIMIT = 5000;

/** Called with the line of a loop that starts; what it returns is called in every round. */
export type WatchLoop = (line: number) => () => void;

/** Called with the line of a function whenever that is called. */
export type WatchCall = (line: number) => void;

interface Ended {
  readonly error: HostError;
  readonly task: number;
}

/** Functions that the code of a file calls while it runs. */
export interface RunGuard {
  readonly watchLoop: WatchLoop;
  readonly watchCall: WatchCall;
}

/**
 * Ends loops that do not end by themselves, and functions that are called without end: by each other, by methods such as
 * `forEach`, or in microtasks. Both may go on for as long as they let the browser do something else in between: the time
 * they took starts again with each of the browser's tasks.
 *
 * Once a loop had to be ended, all others end too until the task is over, and once a function had to be, all functions as
 * well: React tries again what failed, and each try would take as long.
 *
 * @param clock the one of the frame, except in tests
 * @returns takes the name of the file that is watched; what it returns throws a `HostError`
 */
export function createRunGuard(clock = frameClock): (file: string) => RunGuard {
  let endedLoop: Ended | null = null;
  let endedCall: Ended | null = null;
  /** Since the first call of the task. */
  let callTime = 0;
  let lastCall = clock.lastLook();

  return (file) => {
    const endedLines = new Set<number>();
    return {
      watchLoop(line) {
        const before = clock.lastLook();
        let last = before;
        let time = 0;
        return () => {
          rethrow(endedLoop);
          rethrow(endedCall);
          const look = clock.step();
          if (look === last) {
            return;
          }
          const isFirst = last === before || look.task !== last.task;
          time = isFirst ? 0 : time + Math.min(look.time - last.time, MAX_ROUNDS);
          last = look;
          if (time > (endedLines.has(line) ? LIMIT_AGAIN : LIMIT)) {
            endedLines.add(line);
            const error = describe('endlessLoop', LIMIT, file, line);
            endedLoop = { error, task: look.task };
            throw error;
          }
        };
      },
      watchCall(line) {
        rethrow(endedCall);
        const look = clock.step();
        if (look === lastCall) {
          return;
        }
        const isFirst = look.task !== lastCall.task;
        callTime = isFirst ? 0 : callTime + Math.min(look.time - lastCall.time, MAX_ROUNDS);
        lastCall = look;
        if (callTime > CALLS_LIMIT) {
          callTime = 0;
          const error = describe('endlessCalls', CALLS_LIMIT, file, line);
          endedCall = { error, task: look.task };
          throw error;
        }
      },
    };
  };
}

function rethrow(ended: Ended | null): void {
  if (ended && ended.task === currentTask()) {
    throw ended.error;
  }
}

function describe(
  code: 'endlessLoop' | 'endlessCalls',
  limit: number,
  file: string,
  line: number,
): HostError {
  const values = { seconds: String(limit / 1000) };
  return new HostError({ kind: 'runtime', finding: { code, values }, file, line });
}
