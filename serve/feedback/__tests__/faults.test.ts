import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { FeedbackStore } from '../FeedbackStore.ts';
import { FeedbackThread } from '../FeedbackThread.ts';
import { anotherFeedback as another, emptyDatabase } from './feedback.ts';

/** Holds the write lock, as a backup or another program may. */
async function lock(url: string) {
  const client = createClient({ url });
  const transaction = await client.transaction('write');
  return async () => {
    await transaction.rollback();
    client.close();
  };
}

/** Returns the longest time that the event loop was blocked. */
async function longestStall(work: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await work.catch(() => undefined);
  clearInterval(timer);
  return longest;
}

test('a locked database is unhealthy, delays no page, and recovers without the lock', async () => {
  const url = emptyDatabase();
  const thread = await FeedbackThread.open({ url });
  expect(await thread.isWell()).toBe(true);
  const unlock = await lock(url);
  const adding = thread.add(another());
  const refused = expect(adding).rejects.toThrow(/locked|busy/i);
  expect(await thread.isWell()).toBe(false);
  expect(await longestStall(adding)).toBeLessThan(1_000);
  await refused;
  await unlock();
  const taken = another();
  await thread.add(taken);
  expect(await thread.isWell()).toBe(true);
  await thread.close();
  const store = await FeedbackStore.open({ url });
  expect((await store.list()).map(({ id }) => id)).toEqual([taken.id]);
  await store.close();
}, 60_000);

test('while the database is locked, all health checks share one query, and stopping takes a few seconds', async () => {
  const url = emptyDatabase();
  const thread = await FeedbackThread.open({ url });
  const unlock = await lock(url);
  const began = performance.now();
  const answers = Array.from({ length: 25 }, () => thread.isWell());
  const refused = expect(thread.add(another())).rejects.toThrow(/locked|busy/i);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([false]));
  await refused;
  expect(performance.now() - began).toBeLessThan(15_000);
  const stopping = performance.now();
  void thread.isWell();
  await thread.close();
  expect(performance.now() - stopping).toBeLessThan(15_000);
  await unlock();
}, 60_000);

test('feedback that is acknowledged after the file was removed is in the new file', async () => {
  const url = emptyDatabase();
  const store = await FeedbackStore.open({ url });
  await store.add(another());
  const file = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
  ['', '-wal', '-shm'].forEach((end) => rmSync(file + end, { force: true }));
  const later = another();
  await store.add(later);
  await store.close();
  const reopened = await FeedbackStore.open({ url });
  expect((await reopened.list()).map(({ id }) => id)).toEqual([later.id]);
  await reopened.close();
});

test('requests to a thread that has ended are rejected instead of left pending', async () => {
  const thread = await FeedbackThread.open({ url: emptyDatabase() });
  await thread.close();
  await expect(thread.add(another())).rejects.toThrow(/has ended/);
  expect(await thread.isWell()).toBe(false);
}, 30_000);

test('an error while opening the database is that of the driver', async () => {
  await expect(FeedbackThread.open({ url: 'file:/dev/null/feedback.db' })).rejects.toThrow(
    /EEXIST/,
  );
}, 30_000);
