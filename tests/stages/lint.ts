import { relative } from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import type { ESLint } from 'eslint';
import words from '../../cspell.json' with { type: 'json' };
import { checkDirections } from '../../lib/directions/checkDirections.ts';
import { runNode } from '../../lib/process/runCommand.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';
import { chooseFiles } from '../selection/chooseFiles.ts';

const CODE = {
  checked: (file: string) => /\.(?:[cm]?js|tsx?)$/.test(file),
  // What demos may import and which props are stable depend on the packages.
  everything:
    /^(?:eslint\.config\.mjs$|lib\/lint\/|package-lock\.json$)|^(?:core|docs|versioned_docs\/[^/]+)\/package\.json$/,
};
const WORDS = {
  checked: createMatcher(words.files),
  everything: /^(?:cspell\.json|lib\/lint\/projectWords\.txt|package-lock\.json)$/,
};

/** Each file and each import between folders is one check. */
export const lint: Stage = {
  name: 'lint',
  title:
    'ESLint and spelling: code, imports of demos, browser and Node kept apart; directions between folders',
  fast: true,
  async run({ all }) {
    const code = chooseFiles(CODE, all);
    const { output } = await runNode(
      [
        'node_modules/eslint/bin/eslint.js',
        ...code.paths,
        '--no-warn-ignored',
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
    const misspelled = await checkSpelling(all);
    return {
      passed: results.length - faulty.length + checked - problems.length,
      failures: [...faulty.map(describe), ...problems, ...misspelled],
      notes: code.notes,
    };
  },
};

/** Returns lines with the file and the misspelled word; see `cspell.json`. */
async function checkSpelling(all: boolean): Promise<string[]> {
  const { paths, isEveryFile } = chooseFiles(WORDS, all);
  if (paths.length === 0) {
    return [];
  }
  const { exitCode, output } = await runNode(
    [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-must-find-files',
      // Without paths, cspell checks the files that `cspell.json` lists.
      ...(isEveryFile ? [] : paths),
    ],
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
