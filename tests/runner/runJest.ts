import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JEST } from '../../lib/process/jestCommand.ts';
import { runNode } from '../../lib/process/runCommand.ts';
import { CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import type { StageResult } from './types.ts';

/** The used part of Jest's JSON report. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** The failures of a file as Jest prints them. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Number of attempts, if the test may be retried. */
      readonly invocations?: number;
    }[];
  }[];
}

/**
 * Runs projects of `jest.config.mjs`. Each test is one check. A file with failed tests is reported once, with all its
 * failures. A run that skipped tests is reported as well.
 *
 * @param projects display names of the projects
 * @param paths patterns of the files to run; all files if empty
 * @param env additional environment variables for the tests
 */
export async function runJest(
  projects: readonly string[],
  paths: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<StageResult> {
  mkdirSync(CACHE_DIR, { recursive: true });
  const reportFile = join(CACHE_DIR, `jest-report-${projects.join('-')}.json`);
  // Removes the report of the last run, so that it is not mistaken for the new one.
  rmSync(reportFile, { force: true });
  const { exitCode, output } = await runNode(
    [
      ...JEST,
      ...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []),
      '--ci',
      '--passWithNoTests',
      '--json',
      `--outputFile=${reportFile}`,
      '--selectProjects',
      ...projects,
    ],
    { output: 'capture', env },
  );
  const report = readReport(reportFile, output);
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${relative(SITE_DIR, name)}\n${message}`);
  if (exitCode !== 0 && failures.length === 0) {
    failures.push(`Jest ended with code ${exitCode}:\n${output}`);
  }
  if (report.numPendingTests > 0) {
    failures.push(`${report.numPendingTests} tests were skipped. Run them, or delete them.`);
  }
  const notes = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `Passed at the second try: ${relative(SITE_DIR, name)}, ${fullName}`),
  );
  return { passed: report.numPassedTests, failures, notes };
}

function readReport(file: string, output: string): JestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch (cause) {
    throw new Error(`Jest wrote no report:\n${output}`, { cause });
  }
}
