import { constants } from 'node:fs';
import { access, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Failure, Upgrade } from '../upgrade/types.ts';

/**
 * Writes the files that an upgrade changed, one after another. Each is written to a temporary file that replaces the
 * original once it is complete, so a full disk or an interrupted run never damages an original.
 *
 * @returns the files that could not be written
 */
export async function writeUpgrade(upgrade: Upgrade | null, cwd: string): Promise<Failure[]> {
  const changed = upgrade?.files.filter(({ before, after }) => before !== after) ?? [];
  const failures: Failure[] = [];
  for (const { name, after } of changed) {
    try {
      await replaceFile(resolve(cwd, name), after);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      failures.push({ file: name, message: `${name} was not written: ${code ?? message}.` });
    }
  }
  return failures;
}

async function replaceFile(path: string, text: string): Promise<void> {
  const file = await realpath(path);
  // Renaming would replace even write-protected files.
  await access(file, constants.W_OK);
  const { mode } = await stat(file);
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  const handle = await open(temporary, 'wx', mode);
  try {
    try {
      await handle.writeFile(text);
      await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
