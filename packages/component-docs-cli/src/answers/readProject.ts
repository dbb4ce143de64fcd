import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readManifest, type Project } from './readManifest.ts';

/**
 * Reads the declared and installed packages of the project around a folder.
 *
 * @param folder any folder of the project
 * @param isWanted selects packages of the library; their installed releases are read
 * @returns `null` if no parent folder has a `package.json`
 * @throws {AnswerError} if the closest `package.json` is not JSON
 */
export async function readProject(
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<Project | null> {
  for (const place of foldersAbove(folder)) {
    const text = await readText(join(place, 'package.json'));
    if (text !== null) {
      const declared = readManifest(text);
      const wanted = Object.keys(declared).filter(isWanted);
      // In a monorepo, the packages may be declared in the root manifest.
      if (wanted.length > 0) {
        return { declared, installed: await readInstalled(place, wanted) };
      }
    }
  }
  return null;
}

function foldersAbove(folder: string): string[] {
  const start = resolve(folder);
  const parent = dirname(start);
  return parent === start ? [start] : [start, ...foldersAbove(parent)];
}

async function readInstalled(
  folder: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const found = await Promise.all(
    names.map(async (name): Promise<[string, string][]> => {
      const release = await findRelease(folder, name);
      return release === null ? [] : [[name, release]];
    }),
  );
  return Object.fromEntries(found.flat());
}

async function findRelease(folder: string, name: string): Promise<string | null> {
  for (const place of foldersAbove(folder)) {
    const text = await readText(join(place, 'node_modules', name, 'package.json'));
    if (text !== null) {
      return /"version"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? null;
    }
  }
  return null;
}

/** @returns `null` for a missing or unreadable file */
function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
