import { parseArgs } from 'node:util';
import { inChildProcess } from '../../tests/runner/inChildProcess.ts';
import { runStages } from '../../tests/runner/runStages.ts';
import { STAGES } from '../../tests/stages/index.ts';
import { writeLastPassed } from '../../tests/selection/lastPassed.ts';
import type { Shard, Stage } from '../../tests/runner/types.ts';

/**
 * `npm test`: runs every check of the site. `--fast` and `--only a,b` select stages, `--all` checks every page, and
 * `--shard 1/4` the first quarter of the pages.
 */
async function test(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fast: { type: 'boolean', default: false },
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const stages = chooseStages(values.fast, values.only);
  // Browser tests leave unchanged pages out if the run takes too long.
  process.env.RUN_STARTED ??= String(Date.now() - Number(process.env.INSTALL_SECONDS ?? 0) * 1000);
  const { all } = values;
  const shard = values.shard === undefined ? undefined : readShard(values.shard, all);
  const isComplete = stages.length === STAGES.length && shard === undefined;
  const onPassed = isComplete ? writeLastPassed : undefined;
  const succeeded = await runStages(stages.map(inChildProcess), { all, shard }, onPassed);
  process.exitCode = succeeded ? 0 : 1;
}

function readShard(text: string, all: boolean): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!all || index < 1 || index > count) {
    throw new Error(
      `"--shard ${text}" is not a part of all pages: npm run test:all -- --shard 1/4`,
    );
  }
  return { index, count };
}

function chooseStages(fast: boolean, only: string | undefined): readonly Stage[] {
  const names = only?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !STAGES.some((stage) => stage.name === name)) ?? [];
  if (unknown.length > 0) {
    const valid = STAGES.map(({ name }) => name).join(', ');
    throw new Error(`There is no stage ${unknown.join(', ')}. Stages: ${valid}.`);
  }
  return STAGES.filter((stage) => (names ? names.includes(stage.name) : stage.fast || !fast));
}

test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
