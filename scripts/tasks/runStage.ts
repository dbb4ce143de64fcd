import { writeFileSync } from 'node:fs';
import type { StageRequest } from '../../tests/runner/inChildProcess.ts';
import { STAGES } from '../../tests/stages/index.ts';

/** Runs one stage of `npm test`, which starts this script in a separate process, and writes its result to a file. */
async function runStage(): Promise<void> {
  const { name, options, resultFile } = JSON.parse(process.argv[2] ?? '{}') as StageRequest;
  const stage = STAGES.find((each) => each.name === name);
  if (!stage) {
    throw new Error(`"${name}" is not a stage. Run "npm test -- --only <name>" instead.`);
  }
  const result = await stage.run(options).catch((error: unknown) => ({
    passed: 0,
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  writeFileSync(resultFile, JSON.stringify(result));
  // Exit explicitly, because a check may leave handles open that would keep the process alive.
  process.exit(0);
}

void runStage();
