import type { AnswerRequest } from './answerBuild.ts';
import { AnswerThread, type ThreadQuestion } from './AnswerThread.ts';

/**
 * Milliseconds for a whole question, with all parsing and codemods. The first question reads an index of the search, or
 * the reference of all versions.
 */
const ANSWERED_WITHIN_MS = 20_000;

interface Queued {
  readonly question: ThreadQuestion;
  resolve(response: Response): void;
  reject(cause: unknown): void;
}

/**
 * Answers assistants from a built site, in a separate thread: no page waits while code is parsed or an index is read.
 * Questions are answered one after another. One that takes too much time or memory ends the thread; only this question
 * is refused, and the next one starts another thread.
 *
 * @param root absolute path of the published folder
 * @param onFault called with errors of the server itself
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
