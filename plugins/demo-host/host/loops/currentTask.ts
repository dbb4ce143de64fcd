let count = 0;
let isEndAwaited = false;

/** A number for the browser's task in which it is called: microtasks share that of the task that they follow. */
export function currentTask(): number {
  if (!isEndAwaited) {
    isEndAwaited = true;
    // No timer comes amid a loop or between microtasks; that one may be late by a few tasks does no harm.
    setTimeout(() => {
      isEndAwaited = false;
      startTask();
    });
  }
  return count;
}

/** Lets what follows pass for a task of its own. */
export function startTask(): void {
  count += 1;
}
