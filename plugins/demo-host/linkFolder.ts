import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Publishes files that never change under their names: both folders hold the same files, where the file system can.
 *
 * @param source absolute path of a folder, with folders in it or not
 * @param target absolute path of one that has none of its files yet
 * @throws when one of them is there already
 */
export async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
      return entry.isDirectory() ? linkFolder(from, to) : linkFile(from, to);
    }),
  );
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw error;
    }
    // On another disk, or on one that knows no links.
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}
