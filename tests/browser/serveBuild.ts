import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DIR, CACHE_DIR } from '../../lib/siteDir.ts';
import { startServer } from '../../serve/startServer.ts';

/** Low compression levels for speed, because nothing is measured. */
const BROTLI_LEVELS = { hashed: 4, other: 4 };

/**
 * Serves `build/`, or `SITE_BUILD`, on a free port for a run of Playwright, which reads the address from the output.
 */
async function serveBuild(): Promise<void> {
  const folder = join(CACHE_DIR, 'browser', `feedback-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const server = await startServer({
    root: process.env.SITE_BUILD || BUILD_DIR,
    cacheDir: join(CACHE_DIR, 'serve'),
    brotliLevels: BROTLI_LEVELS,
    port: 0,
    hostname: 'localhost',
    feedback: { url: `file:${join(folder, 'feedback.db')}` },
  });
  process.once('SIGTERM', () => {
    void server.stop().then(() => {
      rmSync(folder, { recursive: true });
      process.exit();
    });
  });
  console.log(`Serving at ${server.origin}`);
}

serveBuild().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
