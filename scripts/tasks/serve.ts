import { join, resolve } from 'node:path';
import { readStoreAddress } from '../../serve/feedback/readStoreAddress.ts';
import { createLog } from '../../serve/log/createLog.ts';
import { ServeError, startServer } from '../../serve/startServer.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { answerInThread } from '../../packages/component-docs-cli/src/mcp/answerInThread.ts';

const DEFAULT_PORT = 3000;

/**
 * `npm run serve`: serves `build/`, or the folder given as argument, at `PORT` and `HOST`, logs JSON lines, and answers
 * AI assistants through MCP. Feedback goes to `FEEDBACK_DATABASE_URL`; `TRUST_PROXY=1` trusts the client address that
 * the proxy reports.
 */
async function serve(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const { log, flush } = createLog(process.stdout.fd);
  const root = folder ? resolve(folder) : BUILD_DIR;
  const server = await startServer({
    root,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: readPort(process.env.PORT),
    hostname: process.env.HOST ?? 'localhost',
    feedback: readStoreAddress(process.env, SITE_DIR),
    mcp: answerInThread(root, ({ message }) => log({ level: 'error', event: 'mcp', message })),
    trustsProxy: process.env.TRUST_PROXY === '1',
    log,
  });
  console.log(`The site is at ${server.origin}/ (Ctrl+C stops it)`);
  log({ level: 'info', event: 'started' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => {
        log({ level: 'info', event: 'stopped' });
        return flush();
      });
    });
  }
}

function readPort(value: string | undefined): number {
  const port = Number(value ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ServeError(`PORT=${value} is not a port. Use a number from 0 to 65535.`);
  }
  return port;
}

serve().catch((error: unknown) => {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
});
