import { runNode } from '../../scripts/process/runCommand.ts';
import type { Stage } from '../runner/types.ts';

export const format: Stage = {
  name: 'format',
  title: 'Prettier',
  budgetSeconds: 30,
  fast: true,
  async run() {
    const { exitCode, output } = await runNode(
      ['node_modules/prettier/bin/prettier.cjs', '.', '--list-different', '--log-level', 'warn'],
      { output: 'capture' },
    );
    const files = output.split('\n').filter(Boolean);
    return {
      passed: exitCode === 0 ? 1 : 0,
      failures: exitCode === 0 ? [] : files.map((file) => `${file} (npm run format)`),
    };
  },
};
