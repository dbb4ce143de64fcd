import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How much feedback a client may send within a minute, from the product's specification. */
export const REQUESTS_A_MINUTE = 10;

const MINUTE_SECONDS = 60;

/**
 * Counts requests by client. Addresses are hashed with a salt that lives as long as the process, and forgotten after a
 * minute.
 */
export class RateLimit {
  readonly #salt = randomBytes(16);
  readonly #limiter: RateLimiterMemory;

  /** @param requests what a client may do within a minute */
  constructor(requests = REQUESTS_A_MINUTE) {
    this.#limiter = new RateLimiterMemory({ points: requests, duration: MINUTE_SECONDS });
  }

  /**
   * Counts a request.
   *
   * @returns 0 when the client may go on, else the seconds after which it may
   */
  async take(client: string): Promise<number> {
    const key = createHash('sha256').update(this.#salt).update(client).digest('base64');
    try {
      await this.#limiter.consume(key);
      return 0;
    } catch (refusal) {
      return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
    }
  }
}
