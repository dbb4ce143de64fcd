import { runNode } from '../process/runCommand.ts';

/** `npm run lint`: ESLint over the project. Arguments, such as `--fix` or a folder, go to ESLint. */
async function lint(): Promise<void> {
  const { exitCode } = await runNode(
    ['node_modules/eslint/bin/eslint.js', ...withDefaultPath(process.argv.slice(2))],
    { output: 'show' },
  );
  process.exitCode = exitCode;
}

function withDefaultPath(given: readonly string[]): string[] {
  const namesPath = given.some((argument) => !argument.startsWith('-'));
  return namesPath ? [...given] : ['.', ...given];
}

void lint();
