import { relative } from 'node:path';
import type { ESLint } from 'eslint';
import { runNode } from '../../scripts/process/runCommand.ts';
import { SITE_DIR } from '../../scripts/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** Each file is one check. */
export const lint: Stage = {
  name: 'lint',
  title: 'ESLint: code, imports of the demos, the wall between browser and Node',
  budgetSeconds: 60,
  fast: true,
  async run() {
    const { output } = await runNode(
      ['node_modules/eslint/bin/eslint.js', '.', '--format', 'json', '--max-warnings', '0'],
      { output: 'capture' },
    );
    const results = parse(output);
    const faulty = results.filter(({ messages }) => messages.length > 0);
    return { passed: results.length - faulty.length, failures: faulty.map(describe) };
  },
};

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
