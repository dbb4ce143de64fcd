import { JEST } from '../process/jestCommand.ts';
import { runNode } from '../process/runCommand.ts';

/** `npm run jest`: the unit tests alone. Arguments go to Jest. */
async function runJest(): Promise<void> {
  const { exitCode } = await runNode([...JEST, ...process.argv.slice(2)], { output: 'show' });
  process.exitCode = exitCode;
}

void runJest();
