import { QuestionLimitError } from '../../../../serve/mcp/types.ts';
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

test('answers questions without blocking this thread', async () => {
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

test('rejects only the question that takes too long', async () => {
  const answer = answerInThread(root, undefined, 2_000);
  const slow = ask(answer, 'check', { code: `${'a<'.repeat(100)}b;`.repeat(900), version: 'v6' });
  const [refused, page, again] = await Promise.allSettled([
    slow,
    ask(answer, 'page', { page: 'react-data-grid/sorting' }),
    ask(answer, 'page', { page: 'react-data-grid/sorting' }),
  ]);
  expect(refused).toMatchObject({
    reason: new QuestionLimitError('The question takes more than 2000 ms. Ask about less code.'),
  });
  expect([page, again]).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }]);
});

test('rejects and forgets a question that cannot be copied to the thread', async () => {
  const answer = answerInThread(root);
  let nested: unknown = [];
  for (let depth = 0; depth < 50_000; depth += 1) {
    nested = [nested];
  }
  await expect(ask(answer, 'page', { page: nested })).rejects.toThrow('cannot be passed on');
  const page = await ask(answer, 'page', { page: 'react-data-grid/sorting' });
  expect(page.status).toBe(200);
});
