import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnswerRequest } from './answerBuild.ts';

/** The first question reads an index of the search, or the reference of all versions. */
const ANSWERED_WITHIN_MS = 30_000;

/** Megabytes: three indexes of the search and the names of all versions take a third of it. */
const LARGEST_HEAP = 1_024;

type HeaderPairs = [name: string, value: string][];

/** A request, as the thread is asked. */
export interface ThreadQuestion {
  readonly id: number;
  readonly url: string;
  readonly headers: HeaderPairs;
  readonly body: unknown;
}

/** What the thread says: an answer, why there is none, or what went wrong. */
export type ThreadAnswer =
  | {
      readonly id: number;
      readonly status: number;
      readonly headers: HeaderPairs;
      readonly text: string;
    }
  | { readonly id: number; readonly error: string }
  | { readonly fault: string };

interface Waiting {
  resolve(response: Response): void;
  reject(cause: Error): void;
}

/** A thread, and who waits for it. */
interface Started {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Answers assistants from a built site, in a thread of its own: no page waits while code is parsed or an index is
 * read. A thread that ends, or that keeps a question waiting for too long, is replaced by another one.
 *
 * @param root absolute path of the published folder
 * @param onFault hears of what is nobody's mistake but the server's
 * @param answeredWithin milliseconds
 */
export function answerInThread(
  root: string,
  onFault: (error: Error) => void = () => undefined,
  answeredWithin = ANSWERED_WITHIN_MS,
): AnswerRequest {
  let started: Started | null = null;
  let last = 0;
  const end = (thread: Started, cause: Error): void => {
    if (started === thread) {
      started = null;
    }
    void thread.worker.terminate();
    thread.waiting.forEach(({ reject }) => reject(cause));
    thread.waiting.clear();
  };
  return (request, body) => {
    const thread = (started ??= startThread(root, onFault, end));
    const { worker, waiting } = thread;
    last += 1;
    const id = last;
    const timer = setTimeout(
      () => end(thread, new Error(`Assistants got no answer within ${answeredWithin} ms.`)),
      answeredWithin,
    );
    // A server that stops does not wait for the thread, but for what it still has to answer.
    worker.ref();
    return new Promise<Response>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      const question: ThreadQuestion = {
        id,
        url: request.url,
        headers: [...request.headers],
        body,
      };
      worker.postMessage(question);
    }).finally(() => {
      clearTimeout(timer);
      if (waiting.size === 0) {
        worker.unref();
      }
    });
  };
}

function startThread(
  root: string,
  onFault: (error: Error) => void,
  end: (thread: Started, cause: Error) => void,
): Started {
  const worker = new Worker(fileURLToPath(new URL('mcpThread.mjs', import.meta.url)), {
    workerData: root,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
  });
  const thread: Started = { worker, waiting: new Map() };
  worker.on('message', (answer: ThreadAnswer) => {
    if ('fault' in answer) {
      onFault(new Error(answer.fault));
      return;
    }
    const waiting = thread.waiting.get(answer.id);
    thread.waiting.delete(answer.id);
    if ('error' in answer) {
      waiting?.reject(new Error(answer.error));
    } else {
      const { status, headers, text } = answer;
      const isEmpty = text === '';
      waiting?.resolve(new Response(isEmpty ? null : text, { status, headers }));
    }
  });
  worker.on('error', (cause) => end(thread, cause));
  worker.on('exit', () => end(thread, new Error('The thread that answers assistants has ended.')));
  return thread;
}
