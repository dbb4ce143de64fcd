import { join } from 'node:path';
import { CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { startServer, type RunningServer } from '../../serve/startServer.ts';

/** Serves a build of selected pages on a free port. */
export function servePages(folder: string): Promise<RunningServer> {
  return startServer({
    root: join(SITE_DIR, folder),
    cacheDir: join(CACHE_DIR, 'serve'),
    brotliLevels: { hashed: 1, other: 1 },
    port: 0,
    hostname: 'localhost',
  });
}
