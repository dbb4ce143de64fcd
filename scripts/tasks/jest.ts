import { JEST } from '../../lib/process/jestCommand.ts';
import { runNode } from '../../lib/process/runCommand.ts';

/** `npm run jest`: the unit tests alone. Arguments go to Jest. */
async function runJest(): Promise<void> {
  const given = process.argv.slice(2);
  // Jest takes what follows an option like `--selectProjects` for more of its values.
  const isPath = (argument: string) => argument.includes('/') && !argument.startsWith('-');
  const ordered = [...given.filter(isPath), ...given.filter((each) => !isPath(each))];
  const { exitCode } = await runNode([...JEST, ...ordered], { output: 'show' });
  process.exitCode = exitCode;
}

void runJest();
