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
const LONGEST_ROUNDS = LIMIT / 2;

const frameClock = createStepClock(() => performance.now());

/** Called with the line of a loop that starts; what it returns is called in every round. */
export type WatchLoop = (line: number) => () => void;

/**
 * Ends loops that do not end by themselves. A loop may go on for as long as it lets the browser do something else in
 * between: the time it took starts anew with each of the browser's tasks.
 *
 * Once a loop had to be ended, all others end too until the task is over: React tries again what failed, and each try
 * would take as long.
 *
 * @param clock the one of the frame, except in tests
 * @returns takes the name of the file that the loops are in; what it returns throws a `HostError`
 */
export function createLoopGuard(clock = frameClock): (file: string) => WatchLoop {
  let ended: { readonly error: HostError; readonly task: number } | null = null;
  return (file) => {
    const endedLines = new Set<number>();
    return (line) => {
      const before = clock.lastLook();
      let last = before;
      let time = 0;
      return () => {
        if (ended && ended.task === currentTask()) {
          throw ended.error;
        }
        const look = clock.step();
        if (look === last) {
          return;
        }
        const isFirst = last === before || look.task !== last.task;
        time = isFirst ? 0 : time + Math.min(look.time - last.time, LONGEST_ROUNDS);
        last = look;
        if (time > (endedLines.has(line) ? LIMIT_AGAIN : LIMIT)) {
          endedLines.add(line);
          ended = { error: describeLoop(file, line), task: look.task };
          throw ended.error;
        }
      };
    };
  };
}

function describeLoop(file: string, line: number): HostError {
  const values = { seconds: String(LIMIT / 1000) };
  return new HostError({
    kind: 'runtime',
    finding: { code: 'endlessLoop', values },
    file,
    line,
  });
}
