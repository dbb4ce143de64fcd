/** A server that answers after 700 ms with the free seats of a month, and fails for July 2025. */
export async function loadSeats(month: string, signal: AbortSignal): Promise<Map<string, number>> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  signal.throwIfAborted();
  if (month === '2025-07') {
    throw new Error('The server did not answer');
  }
  return new Map([
    [`${month}-05`, 2],
    [`${month}-12`, 7],
    [`${month}-19`, 4],
  ]);
}
