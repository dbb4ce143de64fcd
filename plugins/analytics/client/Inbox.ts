import type { AnalyticsEvent } from '../types';
import { MAX_WAITING_EVENTS } from './limits';

/** Keeps events until somebody takes them. */
export class Inbox {
  #waiting: AnalyticsEvent[] = [];
  #receiver: ((event: AnalyticsEvent) => void) | null = null;

  push(event: AnalyticsEvent): void {
    if (this.#receiver) {
      this.#receiver(event);
    } else if (this.#waiting.length < MAX_WAITING_EVENTS) {
      this.#waiting.push(event);
    }
  }

  /** Hands over what is waiting, and everything that comes. */
  open(receiver: (event: AnalyticsEvent) => void): void {
    this.#receiver = receiver;
    this.#waiting.forEach(receiver);
    this.#waiting = [];
  }

  /** Forgets what is waiting, and everything that comes, until it is opened. */
  discard(): void {
    this.open(() => undefined);
  }
}
