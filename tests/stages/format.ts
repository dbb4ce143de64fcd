import { runNode } from '../../lib/process/runCommand.ts';
import type { Stage } from '../runner/types.ts';

export const format: Stage = {
  name: 'format',
  title: 'Prettier',
  fast: true,
  usesOneCore: true,
  async run() {
    const { exitCode, output } = await runNode(
      ['node_modules/prettier/bin/prettier.cjs', '.', '--list-different'],
      { output: 'capture' },
    );
    if (exitCode === 0) {
      return { passed: 1, failures: [] };
    }
    const files = output.split('\n').filter(Boolean);
    return {
      passed: 0,
      failures:
        files.length > 0
          ? files.map((file) => `${file} (npm run format)`)
          : [`Prettier ended with code ${exitCode} and named no file.`],
    };
  },
};
