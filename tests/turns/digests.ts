import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const LENGTH = 12;

/** A short digest of some texts, whose borders count. */
export function digestTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(String(text.length)).update('\0').update(text);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * Digests files and folders by the names and contents of what is in them.
 *
 * @param dir absolute folder that the paths are relative to
 * @param isLeftOut tells files and folders that do not count, by their path relative to `dir`
 */
export function digestPaths(
  dir: string,
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const full = join(dir, path);
    if (isLeftOut(path) || !existsSync(full)) {
      return;
    }
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) {
        visit(relative(dir, join(full, name)));
      }
    } else {
      const content = readFileSync(full);
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  };
  [...paths].sort().forEach(visit);
  return hash.digest('hex').slice(0, LENGTH);
}
