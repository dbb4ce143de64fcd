import { join, resolve } from 'node:path';
import { ServeError, startServer } from '../../serve/startServer.ts';
import { BUILD_DIR, CACHE_DIR } from '../siteDir.ts';

const DEFAULT_PORT = 3000;
const GRACE_MS = 5_000;

/** `npm run serve`: serves `build/`, or the folder given as argument, at `PORT` and `HOST`. */
async function serve(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const server = await startServer({
    root: folder ? resolve(folder) : BUILD_DIR,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: readPort(process.env.PORT),
    hostname: process.env.HOST ?? 'localhost',
  });
  console.log(`The site is at ${server.origin}/ (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A reader's slow download must not keep the process for ever.
      setTimeout(() => process.exit(0), GRACE_MS).unref();
      void server.stop();
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
