import { parentPort, workerData } from 'node:worker_threads';
import { answerBuild } from './answerBuild.ts';
import type { ThreadAnswer, ThreadQuestion } from './AnswerThread.ts';

const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

const answer = answerBuild(workerData as string, ({ message }) => say({ fault: message }));

async function respond({ url, headers, body }: ThreadQuestion): Promise<void> {
  try {
    const request = new Request(url, { method: 'POST', headers });
    const response = await answer(request, body);
    const text = await response.text();
    say({ status: response.status, headers: [...response.headers], text });
  } catch (cause) {
    say({ error: cause instanceof Error ? cause.message : String(cause) });
  }
}

/** Runs in the thread of `AnswerThread`. */
parentPort?.on('message', (question: ThreadQuestion) => void respond(question));
say({ isReady: true });
