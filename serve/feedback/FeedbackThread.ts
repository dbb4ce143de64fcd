import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StoreAddress } from './FeedbackStore.ts';
import type { Feedback } from './types.ts';

/** Maximum time of a health check; a slower database counts as unhealthy. */
const WELL_WITHIN_MS = 2_000;

/** Maximum wait for pending writes before the thread is terminated; slightly more than the busy timeout of the database. */
const CLOSED_WITHIN_MS = 6_000;

/** Requests to the thread. */
export type Question =
  | { readonly id: number; readonly ask: 'add'; readonly feedback: Feedback }
  | { readonly id: number; readonly ask: 'isWell' | 'close' };

/** Answers of the thread; the first message, number 0, reports whether the database could be opened. */
export type Answer =
  | { readonly id: number; readonly value: boolean }
  | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(value: boolean): void;
  reject(cause: Error): void;
}

/**
 * Runs a `FeedbackStore` in a worker thread, because the driver of local databases blocks its thread while it waits for a
 * lock or the disk.
 */
export class FeedbackThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** The query whose answer all callers of `isWell` share. */
  #health: Promise<boolean> | undefined;
  /** Reason why the thread has ended. */
  #end: Error | undefined;

  private constructor(address: StoreAddress) {
    this.#worker = new Worker(fileURLToPath(new URL('storeThread.mjs', import.meta.url)), {
      workerData: address,
    });
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) {
        waiting?.reject(new Error(answer.error));
      } else {
        waiting?.resolve(answer.value);
      }
    });
    this.#worker.on('error', (cause) => this.#fail(cause));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the database has ended.')));
  }

  /**
   * Opens the database, and creates it if necessary.
   *
   * @throws the driver's error if the database cannot be opened
   */
  static async open(address: StoreAddress): Promise<FeedbackThread> {
    const thread = new FeedbackThread(address);
    try {
      await thread.#answerTo(0);
      return thread;
    } catch (cause) {
      await thread.#worker.terminate();
      throw cause;
    }
  }

  /** Stores feedback unless its id exists. Resolves once it is durable. */
  async add(feedback: Feedback): Promise<void> {
    const id = this.#nextId();
    await this.#ask({ id, ask: 'add', feedback });
  }

  /**
   * Returns whether writing works within a time that a reader would wait. Concurrent callers share one query, because
   * queries that queue at a locked database would delay feedback.
   */
  isWell(): Promise<boolean> {
    this.#health ??= this.#ask({ id: this.#nextId(), ask: 'isWell' })
      .catch(() => false)
      .finally(() => {
        this.#health = undefined;
      });
    return within(this.#health, WELL_WITHIN_MS);
  }

  /** Waits a few seconds for pending writes, then closes the database. */
  async close(): Promise<void> {
    const closing = this.#ask({ id: this.#nextId(), ask: 'close' }).catch(() => false);
    await within(closing, CLOSED_WITHIN_MS);
    await this.#worker.terminate();
  }

  #nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  #ask(question: Question): Promise<boolean> {
    if (this.#end) {
      return Promise.reject(this.#end);
    }
    const answer = this.#answerTo(question.id);
    this.#worker.postMessage(question);
    return answer;
  }

  #answerTo(id: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #fail(cause: Error): void {
    this.#end ??= cause;
    this.#waiting.forEach(({ reject }) => reject(cause));
    this.#waiting.clear();
  }
}

/** Returns the value of a promise, or `false` if it takes too long. */
function within(promise: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
