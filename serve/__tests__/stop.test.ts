import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../startServer.ts';
import { servePublishedFolder } from './publishedFolder.ts';

const cacheDir = join(mkdtempSync(join(tmpdir(), 'serve-stop-')), 'cache');
const siteDir = join(__dirname, '../..');

/** Sends requests on a keep-alive connection until the server closes it, and counts them. */
async function askUntilClosed(
  origin: string,
  counts: { answered: number; cut: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const closes = await new Promise<boolean>((resolve) => {
      get(`${origin}/x/sorting/`, { agent }, (response) => {
        response.resume().on('end', () => {
          counts.answered += 1;
          resolve(response.headers.connection === 'close');
        });
      }).on('error', () => {
        counts.cut += 1;
        resolve(true);
      });
    });
    if (closes) {
      agent.destroy();
      return;
    }
  }
}

test('stopping answers every request in progress and closes keep-alive connections', async () => {
  const { root } = servePublishedFolder();
  const server = await startServer({ root, cacheDir, port: 0, hostname: 'localhost' });
  const counts = Array.from({ length: 16 }, () => ({ answered: 0, cut: 0 }));
  const clients = counts.map((each) => askUntilClosed(server.origin, each));
  while (counts.some(({ answered }) => answered < 2)) {
    await wait(10);
  }
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(4_000);
  await Promise.all(clients);
  expect(counts.map(({ cut }) => cut)).toEqual(counts.map(() => 0));
});

test('requests that arrive while the server stops are answered', async () => {
  const { root } = servePublishedFolder();
  const server = await startServer({ root, cacheDir, port: 0, hostname: 'localhost' });
  const asked = Array.from({ length: 20 }, () => fetch(`${server.origin}/x/sorting/`));
  await wait(50);
  const stopped = server.stop();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await stopped;
});

test('an invalid host is rejected with 400, not 500', async () => {
  const { root } = servePublishedFolder();
  const server = await startServer({ root, cacheDir, port: 0, hostname: 'localhost' });
  const { port } = new URL(server.origin);
  const statuses = await Promise.all(
    ['3127.0.0.1', 'localhost:99999', 'a b', '[::1'].map(async (host) => {
      const socket = connect(Number(port), 'localhost');
      socket.write(`GET /x/sorting/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      await once(socket, 'close');
      return Buffer.concat(chunks).toString().slice(9, 12);
    }),
  );
  expect(statuses).toEqual(['400', '400', '400', '400']);
  await server.stop();
});

test('npm run serve ends with an error if the port is in use', async () => {
  const { root } = servePublishedFolder();
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  writeFileSync(join(root, '404.html'), 'missing');
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve', root], {
    cwd: siteDir,
    env: {
      ...process.env,
      PORT: String(port),
      FEEDBACK_DATABASE_URL: `file:${join(cacheDir, '..', 'feedback.db')}`,
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  other.close();
  expect(output).toContain(`Port ${port} is in use.`);
  expect(code).toBe(1);
});
