import { printClosingLine, printStage, printSummary, type StageReport } from './report.ts';
import type { RunOptions, Stage, StageResult } from './types.ts';

/**
 * Runs stages one after the other and prints what they found. A stage that throws counts as one failed
 * check, and so does a stage whose predecessor failed.
 *
 * @returns whether everything passed
 */
export async function runStages(
  stages: readonly Stage[],
  options: RunOptions = { all: false },
): Promise<boolean> {
  const reports: StageReport[] = [];
  for (const stage of stages) {
    const started = performance.now();
    const result = await runStage(stage, options, reports);
    const report = { stage, result, seconds: (performance.now() - started) / 1000 };
    printStage(report);
    reports.push(report);
  }
  printSummary(reports);
  printClosingLine(reports);
  return reports.every(({ result }) => result.failures.length === 0);
}

async function runStage(
  stage: Stage,
  options: RunOptions,
  before: readonly StageReport[],
): Promise<StageResult> {
  const needed = before.find(({ stage: { name } }) => name === stage.needs);
  if (needed && needed.result.failures.length > 0) {
    return { passed: 0, failures: [`Not run, because "${needed.stage.title}" failed.`] };
  }
  console.log(`\n▸ ${stage.title}`);
  try {
    return await stage.run(options);
  } catch (error) {
    return {
      passed: 0,
      failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}
