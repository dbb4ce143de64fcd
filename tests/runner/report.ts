import type { Stage, StageResult } from './types.ts';

/** A stage that has run. */
export interface StageReport {
  readonly stage: Stage;
  readonly result: StageResult;
  readonly seconds: number;
}

/** Prints a stage's failures and its one line. */
export function printStage({ stage, result, seconds }: StageReport): void {
  for (const failure of result.failures) {
    console.log(`  ✗ ${failure.trimEnd().replaceAll('\n', '\n    ')}`);
  }
  for (const note of result.notes ?? []) {
    console.log(`  · ${note}`);
  }
  const mark = result.failures.length === 0 ? '✓' : '✗';
  const over = seconds > stage.budgetSeconds ? ', over budget' : '';
  console.log(
    `${mark} ${stage.title}: ${result.passed} passed, ${result.failures.length} failed checks; ` +
      `${seconds.toFixed(1)} s of ${stage.budgetSeconds} s${over}`,
  );
}

/** Prints a table of all stages. */
export function printSummary(reports: readonly StageReport[]): void {
  console.log('\nstage                 time      budget   passed   failed');
  for (const { stage, result, seconds } of reports) {
    console.log(
      stage.name.padEnd(18) +
        `${seconds.toFixed(1)} s`.padStart(9) +
        `${stage.budgetSeconds} s`.padStart(12) +
        String(result.passed).padStart(9) +
        String(result.failures.length).padStart(9),
    );
  }
  const total = sum(reports, ({ seconds }) => seconds);
  console.log(`${'all'.padEnd(18)}${`${total.toFixed(1)} s`.padStart(9)}\n`);
}

/** Prints the last line of a run, in the form that other programs look for. */
export function printClosingLine(reports: readonly StageReport[]): void {
  const passed = sum(reports, ({ result }) => result.passed);
  const failed = sum(reports, ({ result }) => result.failures.length);
  console.log(`${passed} passed, ${failed} failed`);
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
