import type { Feedback } from '../../../serve/feedback/types';

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Sends feedback.
 *
 * @returns whether the server accepted it
 */
export async function sendFeedback(address: string, feedback: Feedback): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Feedback is anonymous.
      credentials: 'omit',
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Returns a UUID for a message. `crypto.randomUUID` is not available on pages served over plain HTTP. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
