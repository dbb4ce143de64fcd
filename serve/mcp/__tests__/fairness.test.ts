import { createApp } from '../../createApp.ts';
import { MAX_OF_CLIENT, MCP_ADDRESS, QuestionLimitError, type AnswerMcp } from '../types.ts';

const ask = (answer: AnswerMcp) => {
  const app = createApp({
    root: '/nowhere',
    cacheDir: '/nowhere',
    headers: [],
    mcp: {
      answer,
      clientOf: (context) => context.req.header('x-client') ?? '',
      rateLimit: { take: async () => 0 },
    },
  });
  return async (client: string, id: number) => {
    const response = await app.request(MCP_ADDRESS, {
      method: 'POST',
      headers: { 'x-client': client },
      body: JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
};

test('questions of a client are answered one after another, in parallel to those of others', async () => {
  const events: string[] = [];
  const question = ask(async (_request, body) => {
    const { id } = body as { id: number };
    events.push(`${id} begins`);
    await new Promise((resolve) => setTimeout(resolve, id === 1 ? 200 : 10));
    events.push(`${id} ends`);
    return Response.json({ id });
  });
  const answers = await Promise.all([question('a', 1), question('a', 2), question('b', 3)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(events).toEqual(['1 begins', '3 begins', '3 ends', '1 ends', '2 begins', '2 ends']);
});

test('a client with too many waiting questions is rejected', async () => {
  const question = ask(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json({});
  });
  const answers = await Promise.all(
    Array.from({ length: MAX_OF_CLIENT + 2 }, (_, id) => question('a', id)),
  );
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(2);
  expect((await question('a', 99)).status).toBe(200);
});

test('a question that exceeds the limits gets a JSON-RPC error, and its client has to wait', async () => {
  const question = ask(async (_request, body) => {
    if ((body as { id: number }).id === 7) {
      throw new QuestionLimitError('The question takes more than 5 ms.');
    }
    return Response.json({});
  });
  expect(await question('a', 7)).toEqual({
    status: 200,
    body: {
      jsonrpc: '2.0',
      error: { code: -32_001, message: 'The question takes more than 5 ms.' },
      id: 7,
    },
  });
  expect((await question('a', 8)).status).toBe(429);
  expect((await question('b', 9)).status).toBe(200);
});
