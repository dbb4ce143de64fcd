import { parentPort, workerData } from 'node:worker_threads';
import { FeedbackStore, type StoreAddress } from './FeedbackStore.ts';
import type { Answer, Question } from './FeedbackThread.ts';

const say = (answer: Answer) => parentPort?.postMessage(answer);

/** Answers every request, even if it fails, because the other thread waits for the response. */
async function answer(id: number, value: () => Promise<boolean>): Promise<void> {
  try {
    say({ id, value: await value() });
  } catch (cause) {
    say({ id, error: cause instanceof Error ? cause.message : String(cause) });
  }
}

async function perform(store: FeedbackStore, question: Question): Promise<boolean> {
  switch (question.ask) {
    case 'add':
      await store.add(question.feedback);
      return true;
    case 'isWell':
      return store.isWell();
    case 'close':
      await store.close();
      return true;
  }
}

/** Runs in the thread of `FeedbackThread`. */
async function run(): Promise<boolean> {
  const store = await FeedbackStore.open(workerData as StoreAddress);
  parentPort?.on('message', (question: Question) => {
    void answer(question.id, () => perform(store, question));
  });
  return true;
}

void answer(0, run);
