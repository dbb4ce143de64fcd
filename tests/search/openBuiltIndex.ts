import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SearchEngine } from '../../plugins/search/engine/SearchEngine.ts';
import { INDEX_FOLDER } from '../../plugins/search/indexFolder.ts';

/**
 * Opens the index of a version as the site publishes it.
 *
 * @param localeDir folder of a language in the build
 * @returns `null` if the build does not contain the version
 */
export function openBuiltIndex(localeDir: string, version: string): SearchEngine | null {
  const folder = join(localeDir, INDEX_FOLDER);
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const files = all.filter((name) => name.startsWith(`${version}-`) && name.endsWith('.json'));
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const engine = new SearchEngine();
  for (const [part, take] of [
    ['pages', (file) => engine.addPages(file as never)],
    ['names', (file) => engine.addNames(file as never)],
    ['', (file) => exhaust(engine.addTexts(file as never))],
  ] as [string, (file: unknown) => void][]) {
    const isPart = (name: string) => /-(pages|names)\./.exec(name)?.[1] ?? '';
    files.filter((name) => isPart(name) === part).forEach((name) => take(read(name)));
  }
  return files.length > 0 ? engine : null;
}

function exhaust(steps: Generator<void>): void {
  while (!steps.next().done);
}
