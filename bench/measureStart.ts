import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../lib/chromium/launchChromium.ts';
import { gib, line } from './printLine.ts';
import { type MemoryWatch, watchMemory } from './watchMemory.ts';

/** Costs of the development server. */
export interface StartFigures {
  /** Time from the command until the first page shows its content, without caches of an earlier start. */
  readonly firstStartSeconds: number;
  /** The same time with the caches of an earlier start. */
  readonly firstPageSeconds: number;
  /** Peak memory of the server's processes together; 0 where the system does not report it. */
  readonly peakBytes: number;
  /** Time from saving a file until the page shows the new text. */
  readonly editSeconds: number;
}

const TIMEOUT_MS = 600_000;
const RETRY_MS = 250;
const NEW_TEXT = 'This sentence was just written.';
const TARGETS = { firstPageSeconds: 20, peakBytes: 3 * 1024 ** 3, editSeconds: 1 };

/**
 * Starts the development server of a site twice, the second time with warm caches, and edits a page, which is restored
 * afterward.
 *
 * @param siteDir absolute path of the site
 * @param path address of the page
 * @param file source file of the page, relative to the site
 */
export async function measureStart(
  siteDir: string,
  path: string,
  file: string,
): Promise<StartFigures> {
  const open = async (origin: string, page: Page, started: number): Promise<number> => {
    await openWhenReady(page, origin + path);
    return (Date.now() - started) / 1000;
  };
  const firstStartSeconds = await withServer(siteDir, open);
  return withServer(siteDir, async (origin, page, started, memory) => {
    const firstPageSeconds = await open(origin, page, started);
    const editSeconds = await measureEdit(page, join(siteDir, file));
    return { firstStartSeconds, firstPageSeconds, editSeconds, peakBytes: memory.peakBytes() };
  });
}

/** Prints the figures next to their TARGETS. */
export function printStart(figures: StartFigures): void {
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  const { firstStartSeconds, firstPageSeconds, peakBytes, editSeconds } = figures;
  line('npm start, earlier caches', seconds(firstStartSeconds));
  line('npm start again, first page', seconds(firstPageSeconds), '', [
    firstPageSeconds <= TARGETS.firstPageSeconds,
    seconds(TARGETS.firstPageSeconds),
  ]);
  line('memory', gib(peakBytes), '', [peakBytes <= TARGETS.peakBytes, gib(TARGETS.peakBytes)]);
  line('edit until it shows', seconds(editSeconds), '', [
    editSeconds <= TARGETS.editSeconds,
    seconds(TARGETS.editSeconds),
  ]);
}

async function measureEdit(page: Page, file: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  try {
    const saved = Date.now();
    writeFileSync(file, `${text}\n${NEW_TEXT}\n`);
    await page.getByText(NEW_TEXT).waitFor({ timeout: TIMEOUT_MS });
    return (Date.now() - saved) / 1000;
  } finally {
    writeFileSync(file, text);
  }
}

async function withServer<Result>(
  siteDir: string,
  work: (origin: string, page: Page, started: number, memory: MemoryWatch) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await launchChromium();
  const started = Date.now();
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/tasks/start.ts', '--port', String(port)],
    { cwd: siteDir, stdio: 'ignore' },
  );
  const memory = watchMemory(server.pid);
  try {
    return await work(`http://localhost:${port}`, await browser.newPage(), started, memory);
  } finally {
    memory.stop();
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
  }
}

/**
 * Retries until the page is ready: before the server listens, requests fail, and at first it answers with a page that
 * reloads itself.
 */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const isReady = await page
      .goto(url)
      .then(() => page.waitForSelector('main h1', { timeout: TIMEOUT_MS }))
      .then(() => true)
      .catch(() => false);
    if (isReady) {
      return;
    }
    if (Date.now() > end) {
      throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`);
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
