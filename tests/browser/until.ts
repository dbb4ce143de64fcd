/** Under way at once on two cores, a page can be seconds late. */
const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 100;

/** Waits until something is true outside of a page; @returns whether it has become so. */
export async function until(isTrue: () => boolean): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (!isTrue() && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return isTrue();
}
