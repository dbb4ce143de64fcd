import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { FeedbackStore } from '../FeedbackStore.ts';

/** Number of concurrent readers. */
const WRITERS = 25;

/** Stores feedback in an endless loop and prints each id once it is acknowledged. */
async function writeUntilKilled(url: string): Promise<void> {
  const store = await FeedbackStore.open({ url });
  const write = async () => {
    for (;;) {
      const id = randomUUID();
      await store.add({
        id,
        page: '/x/',
        version: 'current',
        language: 'en',
        section: '',
        vote: 'down',
        comment: 'x'.repeat(500),
      });
      writeSync(process.stdout.fd, `${id}\n`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

void writeUntilKilled(process.argv[2]!);
