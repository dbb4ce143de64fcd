import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Maximum number of feedback requests per client and minute, from the product specification. */
const REQUESTS_A_MINUTE = 10;

const MINUTE_SECONDS = 60;

/**
 * Counts requests per client. Addresses are hashed with a salt that exists only in this process, and removed after a
 * minute.
 */
export class RateLimit {
  readonly #salt = randomBytes(16);
  readonly #limiter: RateLimiterMemory;

  /** @param requests maximum number per client and minute */
  constructor(requests = REQUESTS_A_MINUTE) {
    this.#limiter = new RateLimiterMemory({ points: requests, duration: MINUTE_SECONDS });
  }

  /**
   * Counts a request.
   *
   * @returns 0 if the request is allowed; otherwise, the number of seconds to wait
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
