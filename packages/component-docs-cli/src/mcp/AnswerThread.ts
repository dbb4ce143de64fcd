import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { QuestionLimitError } from '../../../../serve/mcp/types.ts';

/** Milliseconds in which the thread must load its code. */
const STARTED_WITHIN_MS = 60_000;

/** Megabytes; three search indexes and the names of all versions need a third of this. */
const LARGEST_HEAP = 1_024;

type HeaderPairs = [name: string, value: string][];

/** A request to the thread. */
export interface ThreadQuestion {
  readonly url: string;
  readonly headers: HeaderPairs;
  readonly body: unknown;
}

/** Messages of the thread: it is ready, an answer, an error, or an internal error. */
export type ThreadAnswer =
  | { readonly isReady: true }
  | { readonly status: number; readonly headers: HeaderPairs; readonly text: string }
  | { readonly error: string }
  | { readonly fault: string };

interface Waiting {
  resolve(response: Response): void;
  reject(cause: Error): void;
}

/**
 * A thread that answers one question at a time, within limits of time and memory. It ends when a question exceeds them.
 */
export class AnswerThread {
  readonly #worker: Worker;
  readonly #onFault: (error: Error) => void;
  #waiting: Waiting | undefined;
  /** Set once the thread has ended. */
  #end: Error | undefined;
  readonly #ready: Promise<void>;
  #setReady: () => void = () => undefined;

  /**
   * @param root absolute path of the published folder
   * @param onFault called with internal errors of the server
   */
  constructor(root: string, onFault: (error: Error) => void) {
    this.#onFault = onFault;
    this.#ready = new Promise((resolve) => {
      this.#setReady = resolve;
    });
    this.#worker = new Worker(fileURLToPath(new URL('mcpThread.mjs', import.meta.url)), {
      workerData: root,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
    });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#receive(answer));
    this.#worker.on('error', (cause: NodeJS.ErrnoException) =>
      this.#stop(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new QuestionLimitError('The question takes too much memory. Ask about less code.')
          : cause,
      ),
    );
    this.#worker.on('exit', () =>
      this.#stop(new Error('The thread that answers assistants has ended.')),
    );
  }

  /** Whether the thread has ended. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Lets the process end although the thread is idle. */
  rest(): void {
    this.#worker.unref();
  }

  /**
   * Asks a question; the previous one must have been answered.
   *
   * @param within time limit in milliseconds, from when the thread has loaded
   * @throws {QuestionLimitError} if the answer takes too much time or memory
   */
  async ask(question: ThreadQuestion, within: number): Promise<Response> {
    this.#worker.ref();
    let timer: NodeJS.Timeout | undefined;
    const endAfter = (milliseconds: number, error: () => Error) => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#stop(error()), milliseconds);
    };
    endAfter(
      STARTED_WITHIN_MS,
      () => new Error('The thread that answers assistants never started.'),
    );
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        if (this.#end) {
          reject(this.#end);
        }
        void this.#ready.then(() => {
          endAfter(
            within,
            () =>
              new QuestionLimitError(
                `The question takes more than ${within} ms. Ask about less code.`,
              ),
          );
          this.#post(question, reject);
        });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }

  #post(question: ThreadQuestion, reject: (cause: Error) => void): void {
    try {
      this.#worker.postMessage(question);
    } catch (cause) {
      // For example, a body that is too deeply nested to be copied.
      reject(new Error('The question cannot be passed on.', { cause }));
    }
  }

  #receive(answer: ThreadAnswer): void {
    if ('isReady' in answer) {
      this.#setReady();
    } else if ('fault' in answer) {
      this.#onFault(new Error(answer.fault));
    } else if ('error' in answer) {
      this.#waiting?.reject(new Error(answer.error));
    } else {
      const { status, headers, text } = answer;
      this.#waiting?.resolve(new Response(text === '' ? null : text, { status, headers }));
    }
  }

  #stop(cause: Error): void {
    if (!this.#end) {
      this.#end = cause;
      void this.#worker.terminate();
      this.#waiting?.reject(cause);
    }
  }
}
