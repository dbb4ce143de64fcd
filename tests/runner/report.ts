import type { Stage, StageResult } from './types.ts';

/** A stage that has run. */
export interface StageReport {
  readonly stage: Stage;
  readonly result: StageResult;
  readonly seconds: number;
  /** How slow the machine was meanwhile, beside the one that budgets are written for. */
  readonly slowness: number;
}

/** What the stage may take on this machine, as busy as it was. */
const budgetOf = ({ stage, slowness }: StageReport): number => stage.budgetSeconds * slowness;

/** Prints a stage's failures and its one line. */
export function printStage(report: StageReport): void {
  const { stage, result, seconds } = report;
  for (const failure of result.failures) {
    console.log(`  ✗ ${failure.trimEnd().replaceAll('\n', '\n    ')}`);
  }
  for (const note of result.notes ?? []) {
    console.log(`  · ${note}`);
  }
  const mark = result.failures.length === 0 ? '✓' : '✗';
  const budget = budgetOf(report);
  const over = seconds > budget ? ', over budget' : '';
  console.log(
    `${mark} ${stage.title}: ${result.passed} passed, ${result.failures.length} failed checks; ` +
      `${seconds.toFixed(1)} s of ${budget.toFixed(0)} s${over}`,
  );
}

/** Prints a table of all stages; budgets are those of this machine. */
export function printSummary(reports: readonly StageReport[]): void {
  console.log('\nstage                  time    budget  slowness   passed   failed');
  for (const report of reports) {
    const { stage, result, seconds, slowness } = report;
    console.log(
      stage.name.padEnd(18) +
        `${seconds.toFixed(1)} s`.padStart(9) +
        `${budgetOf(report).toFixed(0)} s`.padStart(10) +
        `×${slowness.toFixed(2)}`.padStart(10) +
        String(result.passed).padStart(9) +
        String(result.failures.length).padStart(9),
    );
  }
  const total = sum(reports, ({ seconds }) => seconds);
  const budget = sum(reports, budgetOf);
  console.log(
    `${'all'.padEnd(18)}${`${total.toFixed(1)} s`.padStart(9)}${`${budget.toFixed(0)} s`.padStart(10)}\n`,
  );
}

/** Lines of a failure in the list at the end, and characters of a line. */
const MOST_LINES = 12;
const LONGEST_LINE = 200;

/** Repeats how every failed check begins: logs are often read from their end, or kept without their beginning. */
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
  return [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ['…'] : [])]
    .map((line) => line.trimEnd().slice(0, LONGEST_LINE))
    .join('\n      ');
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
