import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FeedbackStore } from '../FeedbackStore.ts';
import { anotherFeedback, emptyDatabase } from './feedback.ts';

/** Number of writes per second that the product specification requires. */
const WRITES_A_SECOND = 200;

const siteDir = join(__dirname, '..', '..', '..');

/** Lets another process write until it has acknowledged a number of writes, then kills it during further writes. */
async function killWriter(url: string, after: number): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', join(siteDir, 'serve/feedback/__tests__/writeUntilKilled.ts'), url],
    { cwd: siteDir, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > after) {
      writer.kill('SIGKILL');
    }
  });
  const [, signal] = (await once(writer, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // The last line may be incomplete.
  return output.split('\n').slice(0, -1);
}

test('killing the process while it writes loses no acknowledged feedback', async () => {
  const url = emptyDatabase();
  const acknowledged = [...(await killWriter(url, 300)), ...(await killWriter(url, 450))];
  const store = await FeedbackStore.open({ url });
  const stored = new Set((await store.list()).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(700);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await store.add(anotherFeedback());
  await store.close();
}, 60_000);

test(`${WRITES_A_SECOND} writes per second are stored in time`, async () => {
  const store = await FeedbackStore.open({ url: emptyDatabase() });
  const started = performance.now();
  // The writes of each second arrive in four parts; each part is stored before the next one arrives.
  for (let part = 0; part < 8; part += 1) {
    const share = Array.from({ length: WRITES_A_SECOND / 4 }, () => store.add(anotherFeedback()));
    await Promise.all(share);
  }
  const seconds = (performance.now() - started) / 1000;
  expect(await store.list()).toHaveLength(WRITES_A_SECOND * 2);
  expect((WRITES_A_SECOND * 2) / seconds).toBeGreaterThan(WRITES_A_SECOND);
  await store.close();
}, 30_000);
