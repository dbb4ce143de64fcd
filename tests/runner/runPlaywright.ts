import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../lib/process/runCommand.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import type { BrowserReport } from '../browser/report.ts';

/**
 * Runs projects of `playwright.config.ts`, which print their progress.
 *
 * @param options options of `playwright test`
 * @param env additional environment variables
 */
export async function runPlaywright(
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<BrowserReport> {
  const folder = join(CACHE_DIR, 'browser');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `summary-${process.pid}.json`);
  const { exitCode } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...options], {
    output: 'show',
    env: { ...env, BROWSER_SUMMARY: file },
  });
  const report = readReport(file, exitCode);
  return exitCode !== 0 && report.failures.length === 0
    ? { ...report, failures: [`Playwright ended with code ${exitCode}; see its output above.`] }
    : report;
}

function readReport(file: string, exitCode: number): BrowserReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BrowserReport;
  } catch (cause) {
    throw new Error(`Playwright ended with code ${exitCode} before it wrote a report.`, { cause });
  } finally {
    rmSync(file, { force: true });
  }
}
