import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Publishes files whose content never changes under the same name. Uses hard links if the file system supports them.
 *
 * @param source absolute path of a folder, which may have subfolders
 * @param target absolute path of a folder
 * @param onExisting what to do if the target already has one of the files
 */
export async function linkFolder(
  source: string,
  target: string,
  onExisting: 'throw' | 'keep' = 'throw',
): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
      return entry.isDirectory()
        ? linkFolder(from, to, onExisting)
        : linkFile(from, to, onExisting);
    }),
  );
}

async function linkFile(from: string, to: string, onExisting: 'throw' | 'keep'): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // The target is on another disk, or the file system does not support links.
      await copyFile(from, to, constants.COPYFILE_EXCL);
    } else if (onExisting === 'throw') {
      throw error;
    }
  }
}
