import { createHash, randomBytes } from 'node:crypto';

/** What a client may do within a minute, from the product's specification. */
export const REQUESTS_A_MINUTE = 10;

const MINUTE_MS = 60_000;

/** More clients than that within a minute are no readers; the oldest are forgotten. */
const MOST_CLIENTS = 100_000;

/**
 * Counts requests by client. Addresses are hashed with a salt that lives as long as the process, and forgotten after a
 * minute.
 */
export class RateLimit {
  readonly #salt = randomBytes(16);
  readonly #windows = new Map<string, { readonly start: number; count: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a request.
   *
   * @returns 0 when the client may go on, else the seconds after which it may
   */
  take(client: string): number {
    const now = this.#now();
    this.#forget(now);
    const key = createHash('sha256').update(this.#salt).update(client).digest('base64');
    const window = this.#windows.get(key) ?? { start: now, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    return window.count <= REQUESTS_A_MINUTE
      ? 0
      : Math.ceil((window.start + MINUTE_MS - now) / 1000);
  }

  /** The map is in the order of first requests, so that the oldest windows come first. */
  #forget(now: number): void {
    for (const [key, { start }] of this.#windows) {
      if (start + MINUTE_MS > now && this.#windows.size < MOST_CLIENTS) {
        return;
      }
      this.#windows.delete(key);
    }
  }
}
