import type { Feedback } from '../../../serve/feedback/types';

/** So long a reader waits before it counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Sends feedback.
 *
 * @returns whether it was taken
 */
export async function sendFeedback(address: string, feedback: Feedback): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Nobody is to be known by it.
      credentials: 'omit',
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** An id for what is sent, also where the page came over plain HTTP and browsers hold `randomUUID` back. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
