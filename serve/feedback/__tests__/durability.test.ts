import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FeedbackStore } from '../FeedbackStore.ts';
import { anotherFeedback, emptyDatabase } from './feedback.ts';

/** Writes a second that the store has to keep up with, from the product's specification. */
const WRITES_A_SECOND = 200;

const siteDir = join(__dirname, '..', '..', '..');

/** Lets another process write until it has acknowledged a number of writes, and kills it in the middle of more. */
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
  // The last line may be cut off.
  return output.split('\n').slice(0, -1);
}

test('nothing that was acknowledged is lost when the process is killed while it writes', async () => {
  const url = emptyDatabase();
  const acknowledged = [...(await killWriter(url, 300)), ...(await killWriter(url, 450))];
  const store = await FeedbackStore.open({ url });
  const stored = new Set((await store.list()).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(700);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await store.add(anotherFeedback());
  await store.close();
}, 60_000);

test(`${WRITES_A_SECOND} writes a second are kept up with`, async () => {
  const store = await FeedbackStore.open({ url: emptyDatabase() });
  const started = performance.now();
  // Each second's share arrives in four parts; a part is stored before the next one comes.
  for (let part = 0; part < 8; part += 1) {
    const share = Array.from({ length: WRITES_A_SECOND / 4 }, () => store.add(anotherFeedback()));
    await Promise.all(share);
  }
  const seconds = (performance.now() - started) / 1000;
  expect(await store.list()).toHaveLength(WRITES_A_SECOND * 2);
  expect((WRITES_A_SECOND * 2) / seconds).toBeGreaterThan(WRITES_A_SECOND);
  await store.close();
}, 30_000);
