import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../lib/process/runCommand.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import type { RunOptions, Stage, StageResult } from './types.ts';

/** Data for the child process. */
export interface StageRequest {
  readonly name: string;
  readonly options: RunOptions;
  /** Absolute path of the file for the result. */
  readonly resultFile: string;
}

/**
 * Runs a stage in a separate process, so that another stage can use the second core, and its memory is freed afterward.
 * A stage that runs in parallel with others prints nothing until it ends.
 */
export function inChildProcess(stage: Stage): Stage {
  return {
    ...stage,
    async run(options): Promise<StageResult> {
      const resultFile = join(CACHE_DIR, 'stages', `${stage.name}.json`);
      mkdirSync(join(CACHE_DIR, 'stages'), { recursive: true });
      rmSync(resultFile, { force: true });
      const request: StageRequest = { name: stage.name, options, resultFile };
      const { exitCode, output } = await runNode(
        ['--import', 'tsx', 'scripts/tasks/runStage.ts', JSON.stringify(request)],
        { output: stage.usesOneCore ? 'capture' : 'show' },
      );
      try {
        return JSON.parse(readFileSync(resultFile, 'utf8')) as StageResult;
      } catch (cause) {
        throw new Error(`Stage ${stage.name} ended with code ${exitCode}:\n${output}`, { cause });
      }
    },
  };
}
