let count = 0;
let isEndAwaited = false;

/** Returns the number of the current browser task. Microtasks share the number of the task they follow. */
export function currentTask(): number {
  if (!isEndAwaited) {
    isEndAwaited = true;
    // Timers cannot fire inside a loop or between microtasks. Firing a few tasks late does no harm.
    setTimeout(() => {
      isEndAwaited = false;
      startTask();
    });
  }
  return count;
}

/** Treats the following code as a new task. */
export function startTask(): void {
  count += 1;
}
