import type { AnswerRequest } from './answerBuild.ts';
import { AnswerThread, type ThreadQuestion } from './AnswerThread.ts';

/**
 * Milliseconds for a question, including parsing and codemods. The first question loads a search index or the reference
 * of all versions.
 */
const ANSWERED_WITHIN_MS = 20_000;

interface Queued {
  readonly question: ThreadQuestion;
  resolve(response: Response): void;
  reject(cause: unknown): void;
}

/**
 * Answers assistants from a built site in a separate thread, so that no page waits while code is parsed or an index is
 * loaded. Questions are answered one after another. One that takes too much time or memory ends the thread; only this
 * question is rejected, and the next one starts a new thread.
 *
 * @param root absolute path of the published folder
 * @param onFault called with internal errors of the server
 * @param answeredWithin milliseconds
 */
export function answerInThread(
  root: string,
  onFault: (error: Error) => void = () => undefined,
  answeredWithin = ANSWERED_WITHIN_MS,
): AnswerRequest {
  const queue: Queued[] = [];
  let thread: AnswerThread | undefined;
  let isAnswering = false;

  async function answerAll(): Promise<void> {
    isAnswering = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!thread || thread.hasEnded) {
        thread = new AnswerThread(root, onFault);
      }
      await thread.ask(next.question, answeredWithin).then(next.resolve, next.reject);
    }
    isAnswering = false;
    thread?.rest();
  }

  return ({ url, headers }, body) =>
    new Promise((resolve, reject) => {
      queue.push({ question: { url, headers: [...headers], body }, resolve, reject });
      if (!isAnswering) {
        void answerAll();
      }
    });
}
