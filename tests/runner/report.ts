import type { Stage, StageResult } from './types.ts';

/** A finished stage. */
export interface StageReport {
  readonly stage: Stage;
  readonly result: StageResult;
  readonly seconds: number;
}

/** Prints the failures of a stage and its summary line. */
export function printStage({ stage, result, seconds }: StageReport): void {
  for (const failure of result.failures) {
    console.log(`  ✗ ${failure.trimEnd().replaceAll('\n', '\n    ')}`);
  }
  for (const note of result.notes ?? []) {
    console.log(`  · ${note}`);
  }
  const mark = result.failures.length === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${stage.title}: ${result.passed} passed, ${result.failures.length} failed checks; ` +
      `${seconds.toFixed(1)} s`,
  );
}

/**
 * Prints a table of all stages.
 *
 * @param total duration of the run in seconds; less than the sum if stages ran in parallel
 */
export function printSummary(reports: readonly StageReport[], total: number): void {
  console.log('\nstage                  time   passed   failed');
  for (const { stage, result, seconds } of reports) {
    console.log(
      stage.name.padEnd(18) +
        `${seconds.toFixed(1)} s`.padStart(9) +
        String(result.passed).padStart(9) +
        String(result.failures.length).padStart(9),
    );
  }
  console.log(`${'all'.padEnd(18)}${`${total.toFixed(1)} s`.padStart(9)}\n`);
}

/** Maximum number of lines for each failure in the final list, and of characters in a line. */
const MAX_LINES = 12;
const MAX_LINE_LENGTH = 200;

/** Repeats the beginning of each failure, because logs are often read from the end or truncated at the beginning. */
export function printFailures(reports: readonly StageReport[]): void {
  const failures = reports.flatMap(({ stage, result }) =>
    result.failures.map((failure) => `  ✗ ${stage.name}: ${beginningOf(failure)}`),
  );
  if (failures.length > 0) {
    console.log(`Failed, with details above:\n${failures.join('\n')}\n`);
  }
}

function beginningOf(failure: string): string {
  const lines = failure.split('\n').filter((line) => line.trim() !== '');
  return [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])]
    .map((line) => line.trimEnd().slice(0, MAX_LINE_LENGTH))
    .join('\n      ');
}

/** Prints the last line of a run, in a format that other programs parse. */
export function printClosingLine(reports: readonly StageReport[]): void {
  const passed = sum(reports, ({ result }) => result.passed);
  const failed = sum(reports, ({ result }) => result.failures.length);
  console.log(`${passed} passed, ${failed} failed`);
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
