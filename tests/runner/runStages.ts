import {
  printClosingLine,
  printFailures,
  printStage,
  printSummary,
  type StageReport,
} from './report.ts';
import { calibrate } from './calibrate.ts';
import type { RunOptions, Stage, StageResult } from './types.ts';

/**
 * Runs stages one after the other and prints what they found. A stage that throws counts as one failed
 * check, and so does a stage whose predecessor failed.
 *
 * @param measureSlowness tells how slow the machine is at the moment; asked between stages
 * @returns whether everything passed
 */
export async function runStages(
  stages: readonly Stage[],
  options: RunOptions = { all: false },
  measureSlowness: () => Promise<number> = calibrate,
): Promise<boolean> {
  const reports: StageReport[] = [];
  let before = await measureSlowness();
  for (const stage of stages) {
    const started = performance.now();
    const result = await runStage(stage, options, reports);
    const seconds = (performance.now() - started) / 1000;
    const after = await measureSlowness();
    const report = { stage, result, seconds, slowness: (before + after) / 2 };
    before = after;
    printStage(report);
    reports.push(report);
  }
  printSummary(reports);
  printFailures(reports);
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
