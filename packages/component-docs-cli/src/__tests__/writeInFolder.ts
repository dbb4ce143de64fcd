import { readdirSync } from 'node:fs';
import { writeUpgrade } from '../cli/writeUpgrade.ts';

/** Replaces all files of a folder with a text. Runs in a process that `writeUpgrade.test.ts` limits or kills. */
async function replaceAll(folder: string, after: string): Promise<void> {
  const files = readdirSync(folder).map((name) => ({ name, before: '', after }));
  const left = { hits: [], failures: [], uses: 0 };
  process.stdout.write('begins\n');
  const failures = await writeUpgrade({ files, codemods: [], left }, folder);
  process.stdout.write(failures.map(({ message }) => `${message}\n`).join(''));
}

// Without a listener, the signal of a limited file size ends the process.
process.on('SIGXFSZ', () => undefined);

const [folder = '', line = '', count = ''] = process.argv.slice(2);
void replaceAll(folder, `${line}\n`.repeat(Number(count)));
