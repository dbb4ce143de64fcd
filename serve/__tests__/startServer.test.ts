import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../startServer.ts';
import { servePublishedFolder } from './publishedFolder.ts';

const empty = mkdtempSync(join(tmpdir(), 'serve-empty-'));
const listen = { port: 0, hostname: 'localhost', cacheDir: join(empty, 'cache') };

it('asks for a build if the folder has none', async () => {
  await expect(startServer({ ...listen, root: empty })).rejects.toThrow(
    `There is no site in ${empty}. Build it with "npm run build".`,
  );
});

it('reports a port that is in use, and stops on request', async () => {
  const { root } = servePublishedFolder();
  const first = await startServer({ ...listen, root });
  const port = Number(new URL(first.origin).port);
  await expect(startServer({ ...listen, root, port })).rejects.toThrow(
    `Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`,
  );
  expect((await fetch(`${first.origin}/`)).status).toBe(200);
  await first.stop();
  await expect(fetch(`${first.origin}/`)).rejects.toThrow();
});
