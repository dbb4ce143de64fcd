import type { AnalyticsEvent } from '../types';
import { MAX_WAITING_EVENTS } from './limits';

/** Queues events until a receiver is attached. */
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

  /** Delivers all queued events to the receiver, and forwards new ones. */
  open(receiver: (event: AnalyticsEvent) => void): void {
    this.#receiver = receiver;
    this.#waiting.forEach(receiver);
    this.#waiting = [];
  }

  /** Drops all queued events, and new ones until the inbox is opened. */
  discard(): void {
    this.open(() => undefined);
  }
}
