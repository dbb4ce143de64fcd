import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the files in some folders of the build, without subfolders, relative to the build. */
export function listFiles(outDir: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(outDir, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}${name}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return [];
      }
      throw error;
    }
  });
}
