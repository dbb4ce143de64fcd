import { connect } from 'node:net';
import { emptyDatabase } from '../feedback/__tests__/feedback.ts';
import { startServer, type RunningServer } from '../startServer.ts';
import { servePublishedFolder } from './publishedFolder.ts';

/** Required by the product specification. */
const REQUESTS = 10_000;

/** Number of concurrent sockets. */
const PARALLEL = 100;

const head = (target: string, ...fields: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...fields, '', ''].join(
    '\r\n',
  );

const post = (body: string, ...fields: string[]): string =>
  [
    'POST /-/feedback HTTP/1.1',
    'Host: localhost',
    'Origin: http://localhost',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...fields,
    '',
    body,
  ].join('\r\n');

const JSON_TYPE = 'Content-Type: application/json';

/** Kinds of malformed requests; `count` makes each one different. */
const KINDS: readonly ((count: number) => string)[] = [
  (count) => head(`/${'../'.repeat((count % 20) + 1)}etc/passwd`),
  (count) => head(`/${'..%2f'.repeat((count % 20) + 1)}outside.txt`),
  (count) => head(`/x/%2e%2e%2f${'%2e%2e/'.repeat(count % 9)}outside.txt`),
  (count) => head(`/..%5c..%5coutside${count}.txt`),
  (count) => head(`/x/%00${count}`),
  (count) => head(`/x/\0${count}`),
  (count) => head(`/%zz${count}`),
  (count) => head(`/%c0%ae%c0%ae/${count}`),
  (count) => head(`/%ff%fe${count}`),
  (count) => head(`/${'x'.repeat(20_000 + count)}`),
  (count) => head('/x/sorting/', `Cookie: ${'c'.repeat(17_000 + count)}`),
  (count) =>
    head('/x/sorting/', ...Array.from({ length: 3_000 }, (_, line) => `A${line}: ${count}`)),
  (count) => head('/x/sorting/', `Bad Name ${count}: value`),
  (count) => head('/x/sorting/', `Value: \0${count}`),
  (count) => `GET /x/sorting/ HTTP/9.${count % 10}\r\n\r\n`,
  (count) => `NONSENSE${count} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  (count) => `${'\0'.repeat((count % 50) + 1)}\r\n\r\n`,
  (count) => `GET / HTTP/1.1\r\nConnection: close\r\nA: ${count}\r\n\r\n`,
  (count) => post(`{"id":${count}`, JSON_TYPE),
  (count) => post(`[${count}]`, JSON_TYPE),
  (count) => post(`{"vote":${count},"comment":{}}`, JSON_TYPE),
  (count) => post(`vote=${count}`, 'Content-Type: application/x-www-form-urlencoded'),
  (count) => post('x'.repeat(30_000 + count), JSON_TYPE),
  (count) => post('{}', JSON_TYPE, 'Transfer-Encoding: chunked', `A: ${count}`),
  (count) => head('/x/order/', 'Range: bytes=9-1').replace('GET', 'DELETE') + ' '.repeat(count % 9),
];

/** Sends raw bytes and returns the status of the response, or 0 without a response. */
function sendRaw(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.setTimeout(20_000, () => socket.destroy());
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

let server: RunningServer;

beforeAll(async () => {
  const { root } = servePublishedFolder();
  server = await startServer({
    root,
    cacheDir: `${root}-cache`,
    port: 0,
    hostname: 'localhost',
    feedback: { url: emptyDatabase() },
  });
});

afterAll(() => server.stop());

test(`${REQUESTS} malformed requests are rejected, and the server keeps running`, async () => {
  const port = Number(new URL(server.origin).port);
  const wrong = new Map<string, number>();
  let next = 0;
  const sendNext = async () => {
    while (next < REQUESTS) {
      const count = next++;
      const kind = count % KINDS.length;
      const status = await sendRaw(port, KINDS[kind]!(count));
      if (status < 400 || status > 499) {
        const name = `kind ${kind} (${JSON.stringify(KINDS[kind]!(count).slice(0, 60))}) → ${status}`;
        wrong.set(name, count);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  expect([...wrong.keys()].slice(0, 20)).toEqual([]);
  const page = await fetch(`${server.origin}/x/sorting/`);
  expect([page.status, await page.text()]).toEqual([200, '<h1>Sorting</h1>']);
  const health = await fetch(`${server.origin}/-/health`);
  expect(await health.json()).toEqual({ status: 'ok' });
}, 120_000);
