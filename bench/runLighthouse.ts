import { cpus } from 'node:os';
import { launch } from 'chrome-launcher';
import { findChromium } from '../lib/chromium/findChromium.ts';
import { QUIET_CHROMIUM } from '../lib/chromium/launchChromium.ts';
import { median } from './median.ts';
import { scoreAccessibility } from './scoreAccessibility.ts';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const MAX_WAIT_MS = 30_000;

/**
 * Lighthouse's scores (0 to 100; accessibility as with a license key) and times (milliseconds) for a mobile phone, and
 * its benchmark index: the speed of the machine, which makes runs at different times comparable.
 */
export type LighthouseFigures = Record<
  keyof typeof CATEGORIES | keyof typeof AUDITS | 'machine',
  number
>;

const BUSY = 0.15;
const SAMPLE_MS = 2_000;

/**
 * Runs Lighthouse, each time in a new instance of Chromium.
 *
 * @returns the median of each figure
 * @throws when Lighthouse could not load the page
 */
export async function runLighthouse(url: string, runs: number): Promise<LighthouseFigures> {
  const all: LighthouseFigures[] = [];
  while (all.length < runs) {
    await waitForCalm(MAX_WAIT_MS);
    all.push(await runOnce(url));
  }
  const names = Object.keys(all[0] ?? {}) as (keyof LighthouseFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name])) ?? 0]),
  ) as LighthouseFigures;
}

async function runOnce(url: string): Promise<LighthouseFigures> {
  const { default: lighthouse } = await import('lighthouse');
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...QUIET_CHROMIUM],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: Object.values(CATEGORIES),
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits, environment } = result.lhr;
    const accessibility = scoreAccessibility(result.lhr);
    const scores = Object.entries(CATEGORIES).map(([name, id]) => [
      name,
      Math.round((categories[id]?.score ?? 0) * 100),
    ]);
    const values = Object.entries(AUDITS).map(([name, id]) => [
      name,
      audits[id]?.numericValue ?? 0,
    ]);
    return {
      ...Object.fromEntries([...scores, ...values]),
      accessibility,
      machine: environment.benchmarkIndex,
    } as LighthouseFigures;
  } finally {
    chrome.kill();
  }
}

/** Waits until the CPUs are idle, so that other work does not distort a measurement; gives up after a time limit. */
async function waitForCalm(longestMs: number): Promise<void> {
  const deadline = Date.now() + longestMs;
  while ((await busyShare()) > BUSY && Date.now() < deadline) {
    // Each check takes two seconds itself.
  }
}

async function busyShare(): Promise<number> {
  const before = readTimes();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  const after = readTimes();
  return 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total);
}

function readTimes(): { idle: number; total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, cpu) => sum + cpu.idle, 0);
  const total = times.reduce(
    (sum, { user, nice, sys, irq, idle: idleTime }) => sum + user + nice + sys + irq + idleTime,
    0,
  );
  return { idle, total };
}
