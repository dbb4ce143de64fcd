import { currentTask } from './currentTask';

/**
 * Number of steps per clock reading: a reading costs as much as several dozen steps, and one step may take many
 * milliseconds.
 */
const STEPS_PER_LOOK = 16;

/** Reading of the clock. */
export interface Look {
  /** Time in milliseconds. */
  readonly time: number;
  /** Task number from `currentTask`. */
  readonly task: number;
}

/** A clock shared by all loops, so that a loop with few long rounds gets the time from the loops inside it. */
export interface StepClock {
  /** Counts a step. */
  readonly step: () => Look;
  readonly lastLook: () => Look;
}

/** @param now returns the time in milliseconds */
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
