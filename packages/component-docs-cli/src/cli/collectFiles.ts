import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { AnswerError } from '../answers/AnswerError.ts';
import type { CodeFile } from '../answers/checkCode.ts';

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage']);

/**
 * Reads files of code, and those in folders.
 *
 * @param paths as they are typed
 * @throws {AnswerError} when one of them is not there
 */
export async function collectFiles(paths: readonly string[], cwd: string): Promise<CodeFile[]> {
  const found = await Promise.all(paths.map((path) => listCode(resolve(cwd, path), path)));
  const files = [...new Set(found.flat())].sort();
  return Promise.all(
    files.map(async (file) => ({
      name: relative(cwd, file) || file,
      text: await readFile(file, 'utf8'),
    })),
  );
}

async function listCode(file: string, asked: string): Promise<string[]> {
  const found = await stat(file).catch(() => null);
  if (!found) {
    throw new AnswerError('not-found', `There is no file "${asked}".`);
  }
  return found.isDirectory() ? listFolder(file) : [file];
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED.has(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return listFolder(path);
      }
      return entry.isFile() && CODE.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(lists)).flat();
}
