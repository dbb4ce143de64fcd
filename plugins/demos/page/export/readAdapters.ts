import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ADAPTER = /^Adapter\w+$/;

const IMPORT = /\b(?:from\s*|import\s*|require\()['"]([^'"]+)['"]/g;

/** Adapters of version 5 wrap these packages, each named after its library. */
const WRAPPER = /^@date-io\//;

/**
 * Reads a package's date adapters and the library that each is for: the peer that its code imports. Code shared by
 * several adapters is in such a folder too, but imports no peer.
 *
 * @param folder absolute path of the package, which may have no adapters
 * @returns npm packages by the adapter's name, sorted by name
 */
export function readAdapters(folder: string, peers: readonly string[]): Record<string, string> {
  const names = readdirSync(folder)
    .filter((name) => ADAPTER.test(name))
    .sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const imported = readImports(path.join(folder, name));
      const library = peers.find((peer) =>
        imported.some((each) => each === peer || each.startsWith(`${peer}/`)),
      );
      return library === undefined ? [] : [[name, library] as const];
    }),
  );
}

/** Returns the modules that an adapter imports, in either module format. */
function readImports(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)])
    .map((match) => (match[1] ?? '').replace(WRAPPER, ''));
}
