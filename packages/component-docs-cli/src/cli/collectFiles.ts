import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { AnswerError } from '../answers/AnswerError.ts';
import type { CodeFile } from '../answers/checkCode.ts';
import type { Failure } from '../upgrade/types.ts';

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage']);

/** Number of files and folders that are read concurrently, because systems limit open files. */
const READ_AT_ONCE = 32;

export interface CollectedFiles {
  readonly files: readonly CodeFile[];
  /** Files and folders that could not be read. */
  readonly unread: readonly Failure[];
}

/**
 * Reads code files, including those in folders.
 *
 * @param paths paths from the command line
 * @throws {AnswerError} if one of them does not exist
 */
export async function collectFiles(paths: readonly string[], cwd: string): Promise<CollectedFiles> {
  const unread: Failure[] = [];
  const nameOf = (file: string): string => relative(cwd, file) || file;
  const attempt = async <Result>(file: string, run: () => Promise<Result>) => {
    try {
      return await run();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const name = nameOf(file);
      unread.push({ file: name, message: `${name} was not read: ${code ?? message}.` });
      return null;
    }
  };
  const found = new Set<string>();
  let folders: string[] = [];
  for (const path of paths) {
    const file = resolve(cwd, path);
    const entry = await stat(file).catch(() => null);
    if (!entry) {
      throw new AnswerError('not-found', `There is no file "${path}".`);
    }
    if (entry.isDirectory()) {
      folders.push(file);
    } else {
      found.add(file);
    }
  }
  while (folders.length > 0) {
    const listed = await inGroups(folders, (folder) => attempt(folder, () => listFolder(folder)));
    listed.forEach((list) => list?.files.forEach((file) => found.add(file)));
    folders = listed.flatMap((list) => list?.folders ?? []);
  }
  const files = await inGroups([...found].sort(), (file) =>
    attempt(file, async () => ({ name: nameOf(file), text: decode(await readFile(file)) })),
  );
  return { files: files.filter((file) => file !== null), unread };
}

async function listFolder(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.') && !SKIPPED.has(name),
  );
  const pathOf = ({ name }: { name: string }): string => join(folder, name);
  return {
    files: entries.filter((entry) => entry.isFile() && CODE.test(entry.name)).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/**
 * Decodes a file if encoding it again yields the same bytes.
 *
 * @throws for other encodings and binary files
 */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.includes('\0') || !Buffer.from(text).equals(bytes)) {
    throw new Error('it is not text in UTF-8');
  }
  return text;
}

async function inGroups<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += READ_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + READ_AT_ONCE).map(run))));
  }
  return results;
}
