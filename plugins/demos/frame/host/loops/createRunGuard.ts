import { HostError } from '../HostError';
import { createStepClock } from './createStepClock';
import { currentTask } from './currentTask';

/**
 * Maximum duration of a loop in milliseconds. Creating many rows for a grid takes a fraction of it, even on slow
 * devices. Readers consider a page broken that hangs longer, and a growing array may fill the memory.
 */
const LIMIT = 2000;

/** The same for a loop that was ended before, because a loop in a timer would block the page repeatedly. */
const LIMIT_AGAIN = 100;

/**
 * Maximum time counted between two clock readings. Time spent in a dialog or a debugger, or while a generator is
 * suspended, does not belong to the loop.
 */
const MAX_ROUNDS = LIMIT / 2;

const frameClock = createStepClock(() => performance.now());

/**
 * Maximum duration of calls within one browser task. It is higher because calls do not show whether they will end, and
 * large demos render for seconds on slow devices.
 */
const CALLS_LIMIT = 5000;

/** Receives the line of a starting loop and returns a function to call in every round. */
export type WatchLoop = (line: number) => () => void;

/** Receives the line of a function at each call. */
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
 * Creates a guard that ends endless loops, and functions that are called endlessly: by each other, by methods such as
 * `forEach`, or in microtasks. Both may continue as long as they yield to the browser, because the time is counted per
 * browser task.
 *
 * After a loop was ended, all other loops end too until the task is over, and after a function was ended, all functions
 * do as well. Otherwise React would retry what failed, and each retry would take as long.
 *
 * @param clock the frame's clock; replaced in tests
 * @returns a function that creates the guard of a file by its name; the guard's functions throw a `HostError`
 */
export function createRunGuard(clock = frameClock): (file: string) => RunGuard {
  let endedLoop: Ended | null = null;
  let endedCall: Ended | null = null;
  /** Time since the first call of the task. */
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
