import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RestartingChromium } from '../../lib/chromium/RestartingChromium.ts';
import { BUILD_DIR, CACHE_DIR } from '../../lib/siteDir.ts';
import { startServer } from '../../serve/startServer.ts';
import { checkFaultVersions } from '../browser/checkFaultVersions.ts';
import { runBrowserChecks } from '../browser/runBrowserChecks.ts';
import type { Stage } from '../runner/types.ts';

/** Quick levels: nothing is measured here. */
const BROTLI_LEVELS = { hashed: 4, other: 4 };

/** `PAGES=/x/react-charts/` looks at a part of the site, `SITE_BUILD` at another build, while fixing. */
export const browser: Stage = {
  name: 'browser',
  title: 'The built site in a browser',
  budgetSeconds: 560,
  fast: false,
  needs: 'build',
  async run(options) {
    const buildDir = process.env.SITE_BUILD || BUILD_DIR;
    const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
    const server = await startServer({
      root: buildDir,
      cacheDir: join(CACHE_DIR, 'serve'),
      brotliLevels: BROTLI_LEVELS,
      port: 0,
      hostname: 'localhost',
      feedback: { url: `file:${join(folder, 'feedback.db')}` },
    });
    const chromium = new RestartingChromium();
    try {
      const filter = process.env.PAGES;
      const site = { origin: server.origin, buildDir, filter };
      const result = await runBrowserChecks(chromium, site, options);
      return { ...result, failures: [...checkFaultVersions(), ...result.failures] };
    } finally {
      await chromium.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
