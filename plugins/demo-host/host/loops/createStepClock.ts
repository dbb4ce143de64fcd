import { currentTask } from './currentTask';

/**
 * How many steps are taken from one look at the clock to the next: a look costs as much as some dozen steps, and a step
 * may take many milliseconds.
 */
const STEPS_PER_LOOK = 16;

/** Reading of the clock. */
export interface Look {
  /** In milliseconds. */
  readonly time: number;
  /** As `currentTask` counts them. */
  readonly task: number;
}

/** A clock that all loops share, so that one with few and long rounds knows the time from the loops within them. */
export interface StepClock {
  /** Counts a step. */
  readonly step: () => Look;
  readonly lastLook: () => Look;
}

/** @param now the time in milliseconds */
export function createStepClock(now: () => number): StepClock {
  let steps = 0;
  let last: Look = { time: 0, task: -1 };
  return {
    step() {
      steps += 1;
      if (steps % STEPS_PER_LOOK === 0) {
        last = { time: now(), task: currentTask() };
      }
      return last;
    },
    lastLook: () => last,
  };
}
