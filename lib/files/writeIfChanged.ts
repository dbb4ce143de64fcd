import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, unless it holds that text already: the bundler compiles again whatever was touched. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => null);
  if (current !== content) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
