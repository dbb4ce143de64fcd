import { runNode } from '../../lib/process/runCommand.ts';

/** `npm run format`: formats every file with Prettier. `npm run format -- --check` only checks. */
async function format(): Promise<void> {
  const given = process.argv.slice(2);
  const mode = given.includes('--check') ? [] : ['--write', '--list-different'];
  const paths = given.some((argument) => !argument.startsWith('-')) ? [] : ['.'];
  const { exitCode } = await runNode(
    ['node_modules/prettier/bin/prettier.cjs', ...paths, ...mode, ...given],
    { output: 'show' },
  );
  process.exitCode = exitCode;
}

void format();
