import { runNode } from '../../lib/process/runCommand.ts';
import { chooseFiles } from '../selection/chooseFiles.ts';
import type { Stage } from '../runner/types.ts';

const RULE = {
  checked: () => true,
  everything: /^(?:\.prettier|\.editorconfig$|package-lock\.json$)/,
};
/** Among the changed files are some that Prettier does not know. */
const OPTIONS = ['--list-different', '--ignore-unknown'];

export const format: Stage = {
  name: 'format',
  title: 'Prettier',
  fast: true,
  usesOneCore: true,
  async run({ all }) {
    const { paths, notes } = chooseFiles(RULE, all);
    if (paths.length === 0) {
      return { passed: 1, failures: [], notes };
    }
    const { exitCode, output } = await runNode(
      ['node_modules/prettier/bin/prettier.cjs', ...paths, ...OPTIONS],
      { output: 'capture' },
    );
    if (exitCode === 0) {
      return { passed: 1, failures: [], notes };
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
