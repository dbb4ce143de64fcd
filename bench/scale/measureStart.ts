import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

/** How long a writer waits. */
export interface StartTimes {
  /** From the command to the first page with its content, with what an earlier start has kept. */
  readonly firstPageSeconds: number;
  /** From saving a file to its new text on the page. */
  readonly editSeconds: number;
}

const LONGEST_MS = 600_000;
const RETRY_MS = 250;
const NEW_TEXT = 'This sentence was just written.';

/**
 * Starts the development server of a copy twice, the second time warm, and changes a page.
 *
 * @param path address of the page
 * @param file the page's source, which is changed
 */
export async function measureStart(
  siteDir: string,
  path: string,
  file: string,
): Promise<StartTimes> {
  await withServer(siteDir, async (origin, page) => openWhenReady(page, origin + path));
  return withServer(siteDir, async (origin, page, started) => {
    await openWhenReady(page, origin + path);
    const firstPageSeconds = (Date.now() - started) / 1000;
    const saved = Date.now();
    appendFileSync(file, `\n${NEW_TEXT}\n`);
    await page.getByText(NEW_TEXT).waitFor({ timeout: LONGEST_MS });
    return { firstPageSeconds, editSeconds: (Date.now() - saved) / 1000 };
  });
}

async function withServer<Result>(
  siteDir: string,
  work: (origin: string, page: Page, started: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const started = Date.now();
  const server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['start', siteDir, '--no-open', '--port', String(port)],
    ],
    { cwd: SITE_DIR, stdio: 'ignore' },
  );
  const browser = await launchChromium();
  try {
    return await work(`http://localhost:${port}`, await browser.newPage(), started);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
  }
}

/** The server answers with an empty page first, and with none before it has compiled. */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const isReady = await page
      .goto(url)
      .then(() => page.waitForSelector('main h1', { timeout: LONGEST_MS }))
      .then(() => true)
      .catch(() => false);
    if (isReady) {
      return;
    }
    if (Date.now() > end) {
      throw new Error(`${url} did not answer within ${LONGEST_MS / 1000} s.`);
    }
    await page.waitForTimeout(RETRY_MS);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
