import { checkDirections } from '../../lib/directions/checkDirections.ts';
import { runNode } from '../../lib/process/runCommand.ts';

/**
 * `npm run lint`: ESLint over the project, and which folder imports which. Arguments, such as `--fix` or a folder, go to
 * ESLint; with a folder, directions are left out.
 */
async function lint(): Promise<void> {
  const given = process.argv.slice(2);
  const namesPath = given.some((argument) => !argument.startsWith('-'));
  const { exitCode } = await runNode(
    ['node_modules/eslint/bin/eslint.js', ...(namesPath ? given : ['.', ...given])],
    { output: 'show' },
  );
  const problems = namesPath ? [] : (await checkDirections(given.includes('--fix'))).problems;
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : exitCode;
}

void lint();
