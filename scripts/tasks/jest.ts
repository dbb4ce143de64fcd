import { JEST } from '../../lib/process/jestCommand.ts';
import { runNode } from '../../lib/process/runCommand.ts';

/** `npm run jest`: runs only the unit tests. Arguments are passed to Jest. */
async function runJest(): Promise<void> {
  const given = process.argv.slice(2);
  // Paths come first, because Jest treats arguments after an option like `--selectProjects` as further values of the
  // option.
  const isPath = (argument: string) => argument.includes('/') && !argument.startsWith('-');
  const ordered = [...given.filter(isPath), ...given.filter((each) => !isPath(each))];
  const { exitCode } = await runNode([...JEST, ...ordered], { output: 'show' });
  process.exitCode = exitCode;
}

void runJest();
