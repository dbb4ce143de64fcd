import { relative } from 'node:path';
import type { ESLint } from 'eslint';
import { checkDirections } from '../../lib/directions/checkDirections.ts';
import { runNode } from '../../lib/process/runCommand.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** Each file and each import between folders is one check. */
export const lint: Stage = {
  name: 'lint',
  title:
    'ESLint and spelling: code, imports of demos, browser and Node kept apart; directions between folders',
  fast: true,
  async run() {
    const { output } = await runNode(
      [
        'node_modules/eslint/bin/eslint.js',
        '.',
        '--format',
        'json',
        '--max-warnings',
        '0',
        '--concurrency',
        '2',
      ],
      { output: 'capture' },
    );
    const results = parse(output);
    const faulty = results.filter(({ messages }) => messages.length > 0);
    const { checked, problems } = await checkDirections();
    const misspelled = await checkSpelling();
    return {
      passed: results.length - faulty.length + checked - problems.length,
      failures: [...faulty.map(describe), ...problems, ...misspelled],
    };
  },
};

/** Returns lines with the file and the misspelled word; see `cspell.json`. */
async function checkSpelling(): Promise<string[]> {
  const { exitCode, output } = await runNode(
    ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'],
    { output: 'capture' },
  );
  const lines = output.split('\n').filter(Boolean);
  return exitCode !== 0 && lines.length === 0 ? ['cspell did not finish.'] : lines;
}

function parse(output: string): ESLint.LintResult[] {
  const json = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1);
  try {
    return JSON.parse(json) as ESLint.LintResult[];
  } catch (cause) {
    throw new Error(`ESLint did not finish:\n${output}`, { cause });
  }
}

function describe({ filePath, messages }: ESLint.LintResult): string {
  const file = relative(SITE_DIR, filePath);
  return messages
    .map(({ line, column, message, ruleId }) => `${file}:${line}:${column} ${message} (${ruleId})`)
    .join('\n');
}
