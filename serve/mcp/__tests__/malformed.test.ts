import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBuild } from '../../../packages/component-docs-cli/src/mcp/answerBuild.ts';
import { writeSite } from '../../../packages/component-docs-cli/src/__tests__/writeSite.ts';
import { createApp } from '../../createApp.ts';
import { LARGEST_REQUEST, QUESTIONS_A_MINUTE } from '../types.ts';

/** `REQUESTS=10000` sends as many as scanners do in a night. */
const REQUESTS = Number(process.env.REQUESTS ?? 400);
const PARALLEL = 50;

/** Maximum growth of the memory, in bytes, between the first and the second half of the requests. */
const GROWTH = 150 * 1024 * 1024;

const root = writeSite();
let server: Server;
let limited: Server;

async function listen(rateLimit?: { take: () => Promise<number> }): Promise<Server> {
  const app = createApp({
    root,
    cacheDir: `${root}-cache`,
    headers: [],
    mcp: { answer: answerBuild(root), clientOf: () => 'somebody', ...(rateLimit && { rateLimit }) },
  });
  const started = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => started.listen(0, 'localhost', resolve));
  return started;
}

beforeAll(async () => {
  server = await listen({ take: async () => 0 });
  limited = await listen();
});

afterAll(() => [server, limited].forEach((each) => each.close()));

const portOf = (each: Server): number => (each.address() as AddressInfo).port;

const FIELDS = ['Content-Type: application/json', 'Accept: application/json, text/event-stream'];

const post = (body: string, fields: readonly string[] = FIELDS): string =>
  [
    'POST /-/mcp HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    ...fields,
    ...(fields.some((field) => /^transfer-encoding/i.test(field))
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');

const message = (method: string, params: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const tool = (name: string, input: unknown): string =>
  post(message('tools/call', { name, arguments: input }));

/** Kinds of malformed requests; `count` makes each one different. */
const KINDS: readonly ((count: number) => string)[] = [
  (count) => post(`{"jsonrpc":"2.0","id":${count}`),
  (count) => post(`[${count}]`),
  (count) =>
    post(
      `[${Array(200)
        .fill(message('tools/list', {}, count))
        .join(',')}]`,
    ),
  () => post('null'),
  (count) => post(`"${count}"`),
  () => post(''),
  (count) => post(message(`nothing/${count}`, {})),
  (count) => post(message('tools/call', count)),
  (count) => post(message('tools/call', { name: `tool${count}` })),
  (count) => post(message('initialize', { protocolVersion: count })),
  (count) => post(message('__proto__', { constructor: count })),
  (count) => post('x'.repeat(LARGEST_REQUEST + count + 1)),
  (count) => post('{}', [...FIELDS, `Mcp-Protocol-Version: ${count}`]),
  (count) => post(message('ping', {}), ['Content-Type: text/plain', `A: ${count}`]),
  (count) =>
    post(message('ping', {}), [
      'Content-Type: application/json',
      'Accept: text/html',
      `A: ${count}`,
    ]),
  (count) => post(message('ping', {}), [...FIELDS, `Origin: https://evil${count}.example`]),
  (count) => post(message('ping', {}), [...FIELDS, `Origin: nonsense ${count}`]),
  (count) =>
    post(`${(600).toString(16)}\r\n${'x'.repeat(600)}\r\n0\r\n\r\n`, [
      ...FIELDS,
      'Transfer-Encoding: chunked',
      `A: ${count}`,
    ]),
  (count) => post('zz\r\n', [...FIELDS, 'Transfer-Encoding: chunked', `A: ${count}`]),
  (count) => tool('page', { page: `${'../'.repeat((count % 20) + 1)}etc/passwd` }),
  (count) => tool('page', { page: `/x/..%2f..%2f${count}` }),
  (count) => tool('page', { page: `\0${count}`, version: '../../v6' }),
  (count) => tool('page', { page: 'a', version: 'x'.repeat(count % 100) }),
  (count) => tool('page', { page: 'a', packageJson: '{'.repeat(count % 1_000) }),
  (count) => tool('demo', { demo: `../../../${count}` }),
  (count) => tool('api', { name: '.'.repeat((count % 400) + 1) }),
  (count) => tool('compare', { with: '__proto__', family: `${count}` }),
  (count) => tool('search', { query: `${'*?['.repeat(count % 150)}`, limit: count }),
  (count) => tool('check', { code: '['.repeat(50_000 + count) }),
  (count) => tool('check', { code: `${'<a>{'.repeat((count % 200) + 1)}` }),
  (count) =>
    tool('check', { code: `import { constructor, __proto__ } from '@mui/x-data-grid'; ${count}` }),
  (count) => post('{}').replace('POST', ['GET', 'PUT', 'DELETE', 'PATCH'][count % 4]!),
];

/** Sends raw bytes and returns the status of the response, or 0 without a response. */
function sendRaw(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) {
        socket.destroy();
      }
    });
    // The server may close the connection before it has read the whole request.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

async function sendAll(port: number): Promise<Map<string, number>> {
  const wrong = new Map<string, number>();
  let next = 0;
  const sendNext = async () => {
    while (next < REQUESTS) {
      const count = next++;
      const kind = count % KINDS.length;
      const status = await sendRaw(port, KINDS[kind]!(count));
      // Errors of tools are part of the answer and have status 200.
      if (status < 200 || status > 499) {
        wrong.set(
          `kind ${kind} (${JSON.stringify(KINDS[kind]!(count).slice(-80))}) → ${status}`,
          count,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  return wrong;
}

async function ask(port: number) {
  const response = await fetch(`http://localhost:${port}/-/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: message('tools/call', { name: 'page', arguments: { page: 'react-data-grid/sorting' } }),
  });
  return { status: response.status, text: await response.text() };
}

test(`${REQUESTS} malformed requests are answered without a growth of memory`, async () => {
  const port = portOf(server);
  await sendAll(port);
  const before = process.memoryUsage().rss;
  const wrong = await sendAll(port);
  expect([...wrong.keys()].filter((key) => !key.endsWith('→ 503')).slice(0, 20)).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(GROWTH);
  expect(await ask(port)).toMatchObject({
    status: 200,
    text: expect.stringContaining('Click a title.'),
  });
}, 600_000);

test('an endless body is cut off and does not block other clients', async () => {
  const port = portOf(server);
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      `POST /-/mcp HTTP/1.1\r\nHost: localhost\r\n${FIELDS.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    return socket;
  });
  const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
  for (let sent = 0; sent < 4; sent += 1) {
    sockets.forEach((socket) => socket.writable && socket.write(chunk));
    await wait(20);
  }
  expect((await ask(port)).status).toBe(200);
  const ended = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          let answer = '';
          socket.on('data', (data) => {
            answer += data.toString('latin1');
            socket.destroy();
          });
          socket.on('close', () => resolve(answer));
          for (let sent = 0; sent < 12; sent += 1) {
            socket.write(chunk);
          }
        }),
    ),
  );
  expect(ended.every((answer) => answer === '' || answer.startsWith('HTTP/1.1 413'))).toBe(true);
});

test('a client with too many requests has to wait', async () => {
  const port = portOf(limited);
  const statuses: number[] = [];
  for (let count = 0; count < QUESTIONS_A_MINUTE + 5; count += 1) {
    statuses.push((await ask(port)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(QUESTIONS_A_MINUTE);
  expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
});

test('a deeply nested body is rejected before it is parsed', async () => {
  const nested = (depth: number) =>
    post(
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    );
  expect(await sendRaw(portOf(server), nested(100_000))).toBe(400);
  expect(await sendRaw(portOf(server), nested(70))).toBe(400);
  expect(await sendRaw(portOf(server), nested(20))).toBe(200);
  expect(await sendRaw(portOf(server), post(message('ping', { a: '[\\"{'.repeat(200) })))).toBe(
    200,
  );
});
