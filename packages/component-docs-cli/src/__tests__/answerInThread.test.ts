import { setTimeout as wait } from 'node:timers/promises';
import { answerInThread } from '../mcp/answerInThread.ts';
import { writeSite } from './writeSite.ts';

const root = writeSite();

const ask = (
  answer: ReturnType<typeof answerInThread>,
  name: string,
  input: Record<string, unknown>,
) =>
  answer(
    new Request('http://localhost/-/mcp', {
      method: 'POST',
      headers: {
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
      },
    }),
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  );

test('questions are answered while this thread goes on', async () => {
  const answer = answerInThread(root);
  const page = await ask(answer, 'page', { page: 'react-data-grid/sorting' });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Click a title.');
  // Loads the compiler, which few questions need.
  const demo = await ask(answer, 'demo', { demo: 'SortByTwoColumns', variant: 'JS' });
  expect(await demo.text()).toContain('SortByTwoColumns.jsx');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const slow = `${'a<'.repeat(100)}b;`.repeat(900);
  const checked = await ask(answer, 'check', { code: slow, version: 'current' });
  clearInterval(timer);
  expect(await checked.text()).toContain('takes more than 3 seconds');
  expect(ticks).toBeGreaterThan(50);
}, 60_000);

test('a thread that does not answer in time is replaced', async () => {
  const answer = answerInThread(root, undefined, 1);
  await expect(ask(answer, 'page', { page: 'react-data-grid/sorting' })).rejects.toThrow(
    'no answer within 1 ms',
  );
  await wait(20);
  await expect(ask(answer, 'page', { page: 'react-data-grid/sorting' })).rejects.toThrow(
    'no answer within 1 ms',
  );
});
