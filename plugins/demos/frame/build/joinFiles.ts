import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../shared/readSources';

/**
 * Joins a demo into one text: its files and their relative imports, each below its name.
 *
 * @param entries absolute paths of the demo in each of its stylings
 */
export async function joinFiles(entries: readonly string[]): Promise<string> {
  const files = [...new Set(entries.flatMap(listFiles))];
  const parts = await Promise.all(
    files.map(async (file) => {
      const name = path.basename(file);
      const title = /\.tsx?$/.test(name) ? `// ${name}` : `/* ${name} */`;
      return `${title}\n\n${(await readFile(file, 'utf8')).trimEnd()}\n`;
    }),
  );
  return parts.join('\n\n');
}
