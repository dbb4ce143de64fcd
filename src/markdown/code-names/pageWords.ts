import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTokens } from './codeTokens';
import type { PageCode } from './types';

/**
 * Returns the names and words in a page's listings and demos, without comments.
 *
 * @param folder absolute path of the English page's folder
 */
export function pageWords({ fences }: Pick<PageCode, 'fences'>, folder: string): Set<string> {
  const dir = join(folder, 'demos');
  const demos = existsSync(dir) ? readdirSync(dir).filter((name) => /\.tsx?$/.test(name)) : [];
  const code = [
    ...fences.map(({ code }) => code),
    ...demos.map((name) => readFileSync(join(dir, name), 'utf8')),
  ];
  return new Set(
    code.flatMap(
      (text) =>
        codeTokens(text)
          .join(' ')
          .match(/[A-Za-z_$][\w$-]*/g) ?? [],
    ),
  );
}
