/** An update that normally takes no time can be seconds late when two cores are busy. */
const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 100;

/**
 * Waits until a condition outside the page is true.
 *
 * @returns whether it has become true
 */
export async function until(isTrue: () => boolean): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (!isTrue() && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return isTrue();
}
