import { checkDirections } from '../../lib/directions/checkDirections.ts';
import { runNode } from '../../lib/process/runCommand.ts';

/**
 * `npm run lint`: runs ESLint, checks the American spelling (`cspell.json`), and checks which folder may import which.
 * Arguments, such as `--fix` or a folder, are passed to ESLint; with a folder, only ESLint runs.
 */
async function lint(): Promise<void> {
  const given = process.argv.slice(2);
  const namesPath = given.some((argument) => !argument.startsWith('-'));
  const { exitCode } = await runNode(
    ['node_modules/eslint/bin/eslint.js', ...(namesPath ? given : ['.', ...given])],
    { output: 'show' },
  );
  const spelling = namesPath
    ? { exitCode: 0 }
    : await runNode(
        [
          'node_modules/cspell/bin.mjs',
          'lint',
          '--no-progress',
          '--no-summary',
          '--show-suggestions',
        ],
        { output: 'show' },
      );
  const problems = namesPath ? [] : (await checkDirections()).problems;
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : exitCode || spelling.exitCode;
}

void lint();
