import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChildProcess } from 'node:child_process';
import { createFront } from '../createFront';
import { createPartServers, type StartProcess } from '../createPartServers';

/** A process whose server answers with its part and the requested address. */
class FakeProcess extends EventEmitter {
  private readonly server: Server;

  constructor(version: string, port: number) {
    super();
    this.server = createServer((request, response) => response.end(`${version} ${request.url}`));
    this.server.listen(port, 'localhost', () => this.emit('message', 'ready'));
  }

  kill(): boolean {
    this.server.close();
    this.server.closeAllConnections();
    return this.emit('exit', null, 'SIGTERM');
  }
}

const started: { version: string; process: FakeProcess }[] = [];
const start: StartProcess = (version, port) => {
  const process = new FakeProcess(version, port);
  started.push({ version, process });
  return process as unknown as ChildProcess;
};
const servers = createPartServers(start);
const front = createFront({ servers, locale: 'en', fallback: 'current' });
let origin = '';

beforeAll(async () => {
  front.listen(0, 'localhost');
  await once(front, 'listening');
  origin = `http://localhost:${(front.address() as AddressInfo).port}`;
});

afterAll(() => {
  servers.stop();
  front.close();
  front.closeAllConnections();
});

async function open(path: string, headers: Record<string, string> = { accept: 'text/html' }) {
  const response = await fetch(origin + path, { headers });
  return { status: response.status, text: await response.text() };
}

async function openWhenReady(path: string): Promise<string> {
  for (;;) {
    const { status, text } = await open(path);
    if (status === 200) {
      return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('starts the server of a part when its first page is opened', async () => {
  const first = await open('/x/v6/react-charts/bars/');
  expect(first.status).toBe(503);
  expect(first.text).toContain('Starting version v6');
  expect(await openWhenReady('/x/v6/react-charts/bars/')).toBe('v6 /x/v6/react-charts/bars/');
  expect(started.map(({ version }) => version)).toEqual(['v6']);
});

test('passes scripts on to the part of the page that loads them', async () => {
  await openWhenReady('/x/react-charts/bars/');
  const script = { referer: `${origin}/x/v6/react-charts/bars/` };
  expect((await open('/main.js', script)).text).toBe('v6 /main.js');
  expect((await open('/main.js', { referer: `${origin}/x/tree-view/` })).text).toBe(
    'current /main.js',
  );
});

test('passes an unknown path on to the part that was opened last', async () => {
  expect(await openWhenReady('/x/v6/')).toBe('v6 /x/v6/');
  expect((await open('/nowhere/', {})).text).toBe('v6 /nowhere/');
});

test('explains why a server ended, and starts it again', async () => {
  started.find(({ version }) => version === 'v6')!.process.kill();
  const count = started.length;
  // A request of the page before must not hide the reason.
  await open('/main.js', { referer: `${origin}/x/v6/` });
  const { status, text } = await open('/x/v6/');
  expect(status).toBe(503);
  expect(text).toContain('The server of part "v6" ended (SIGTERM).');
  expect(text).not.toContain('refresh');
  expect(started).toHaveLength(count);
  expect(await openWhenReady('/x/v6/')).toBe('v6 /x/v6/');
});
