import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StoreAddress } from './FeedbackStore.ts';
import type { Feedback } from './types.ts';

/** A database that takes longer to answer is not well: whoever looks after the server wants to know now. */
const WELL_WITHIN_MS = 2_000;

/** What the thread is asked. */
export type Question =
  | { readonly id: number; readonly ask: 'add'; readonly feedback: Feedback }
  | { readonly id: number; readonly ask: 'isWell' | 'close' };

/** What it answers; with the first message, number 0, it says whether the database could be opened. */
export type Answer =
  | { readonly id: number; readonly value: boolean }
  | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(value: boolean): void;
  reject(cause: Error): void;
}

/**
 * A `FeedbackStore` in a thread of its own. The driver of local databases blocks its thread while it waits for a lock or
 * the disk; here no page waits with it.
 */
export class FeedbackThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Why the thread is gone, once it is. */
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
   * Opens the database, and makes it when it is not there.
   *
   * @throws what the driver says when it cannot be opened
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

  /** Stores feedback; what has been stored under its id stays. Resolves once it cannot be lost any more. */
  async add(feedback: Feedback): Promise<void> {
    const id = this.#nextId();
    await this.#ask({ id, ask: 'add', feedback });
  }

  /** Whether the database takes what is written, and within a time that a reader would wait. */
  async isWell(): Promise<boolean> {
    const answer = this.#ask({ id: this.#nextId(), ask: 'isWell' }).catch(() => false);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), WELL_WITHIN_MS);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Waits for what is being written, and closes the database. */
  async close(): Promise<void> {
    await this.#ask({ id: this.#nextId(), ask: 'close' }).catch(() => false);
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
