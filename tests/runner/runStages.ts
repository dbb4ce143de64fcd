import {
  printClosingLine,
  printFailures,
  printStage,
  printSummary,
  type StageReport,
} from './report.ts';
import type { RunOptions, Stage, StageResult } from './types.ts';

/** Number of stages that may run in parallel if they use one core. */
const PARALLEL_STAGES = 2;

/**
 * Runs stages in order, and prints their results. Adjacent stages that use one core run in pairs. A stage that throws
 * counts as one failed check, and so does a stage whose required stage failed.
 *
 * @param onPassed called before the closing line if everything passed; returns a note to print
 * @returns whether everything passed
 */
export async function runStages(
  stages: readonly Stage[],
  options: RunOptions = { all: false },
  onPassed?: () => string,
): Promise<boolean> {
  const reports: StageReport[] = [];
  const begun = performance.now();
  for (const group of groupStages(stages)) {
    await eachInParallel(group, PARALLEL_STAGES, async (stage) => {
      const started = performance.now();
      const result = await runStage(stage, options, reports);
      const report = { stage, result, seconds: (performance.now() - started) / 1000 };
      printStage(report);
      reports.push(report);
    });
  }
  reports.sort((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage));
  printSummary(reports, (performance.now() - begun) / 1000);
  printFailures(reports);
  const hasPassed = reports.every(({ result }) => result.failures.length === 0);
  if (hasPassed && onPassed && !reports.some(({ result }) => result.isIncomplete)) {
    console.log(onPassed());
  }
  printClosingLine(reports);
  return hasPassed;
}

/** Groups adjacent stages that use one core; every other stage is its own group. */
function groupStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.usesOneCore && last?.at(-1)?.usesOneCore) {
      last.push(stage);
    } else {
      groups.push([stage]);
    }
  }
  return groups;
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

/**
 * Runs `work` for every item, several at a time, in the order of the items.
 *
 * @param limit maximum number of parallel runs
 */
async function eachInParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
