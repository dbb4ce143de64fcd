import { defineConfig } from '@playwright/test';
import { ensureFonts } from './lib/chromium/ensureFonts.ts';
import { chromiumOptions } from './lib/chromium/launchChromium.ts';
import { VIEWPORTS } from './lib/demo-heights/measurePage.ts';

/** Tests that run at the same time: with three, two cores were idle for a tenth of the time. */
const WORKERS = 4;
/** Longer than the largest page takes in every state on a busy machine. */
const TEST_TIMEOUT_MS = 10 * 60_000;
const ACTION_TIMEOUT_MS = 30_000;
const SERVER_TIMEOUT_MS = 60_000;

// Workers load this file as well.
if (process.env.TEST_WORKER_INDEX === undefined) {
  ensureFonts();
}

/** Browser tests run against `build/`, or the build that `SITE_BUILD` names. `PAGES` chooses pages by their address. */
export default defineConfig({
  fullyParallel: true,
  workers: WORKERS,
  timeout: TEST_TIMEOUT_MS,
  // Where tests share two cores, a frame or a timer can come seconds late: what failed is repeated alone.
  retries: 1,
  retryStrategy: 'isolated',
  outputDir: process.env.BROWSER_RESULTS || 'test-results',
  reporter: [
    ['./tests/browser/reporter.ts'],
    ['html', { outputFolder: process.env.BROWSER_REPORT || 'playwright-report', open: 'never' }],
  ],
  use: {
    baseURL: process.env.SITE_ORIGIN,
    launchOptions: chromiumOptions(),
    viewport: VIEWPORTS.wide,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --import tsx tests/browser/serveBuild.ts',
    // The address becomes SITE_ORIGIN in the environment of the workers.
    wait: { stdout: /Serving at (?<site_origin>\S+)/ },
    timeout: SERVER_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [
    { name: 'site', testDir: 'tests/browser', testMatch: '*.spec.ts' },
    // What npm run check does besides.
    { name: 'pictures', testDir: 'tests/pages', testMatch: 'pictures.spec.ts' },
    ...['core', 'docs', 'versioned_docs'].map((testDir) => ({
      name: `claims-${testDir}`,
      testDir,
      testMatch: '**/claims.browser.test.ts',
    })),
  ],
});
