import { runNode } from '../../lib/process/runCommand.ts';

/** `npm start`: the site at localhost, rebuilt as files change. Arguments go to Docusaurus. */
async function start(): Promise<void> {
  const { exitCode } = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...process.argv.slice(2)],
    { output: 'show' },
  );
  process.exitCode = exitCode;
}

void start();
