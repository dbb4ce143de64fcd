import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JEST } from '../../scripts/process/jestCommand.ts';
import { runNode } from '../../scripts/process/runCommand.ts';
import { CACHE_DIR, SITE_DIR } from '../../scripts/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** The part of Jest's JSON report that is read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** The failures of a file as Jest prints them. */
    readonly message: string;
  }[];
}

/** Each test is one check; a file with failed tests is reported once, with all of them. */
export const units: Stage = {
  name: 'units',
  title: 'Jest: plugins, components, scripts and server',
  budgetSeconds: 180,
  fast: true,
  async run() {
    mkdirSync(CACHE_DIR, { recursive: true });
    const reportFile = join(CACHE_DIR, 'jest-report.json');
    // A report of the last run must not pass for this one's.
    rmSync(reportFile, { force: true });
    const { exitCode, output } = await runNode(
      [...JEST, '--ci', '--json', `--outputFile=${reportFile}`],
      { output: 'capture' },
    );
    const report = readReport(reportFile, output);
    const failures = report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${relative(SITE_DIR, name)}\n${message}`);
    if (exitCode !== 0 && failures.length === 0) {
      failures.push(`Jest ended with code ${exitCode}:\n${output}`);
    }
    return { passed: report.numPassedTests, failures };
  },
};

function readReport(file: string, output: string): JestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch (cause) {
    throw new Error(`Jest wrote no report:\n${output}`, { cause });
  }
}
