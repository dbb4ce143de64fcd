import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, languageOfFile } from './languageOfFile';
import type { Messages, MessageTree } from './types';

/**
 * Reads the texts of one part of the site in all languages, for code that has to choose the language when it runs.
 *
 * @param i18nDir the folder with a folder for each language
 * @param name of the part: `not-found` for `en/not-found.json` and `zh/not-found-zh.json`
 * @throws an error with the code `MODULE_NOT_FOUND` when there is no English file
 */
export function readMessages(i18nDir: string, name: string): Messages {
  const files = readdirSync(i18nDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(path.join(i18nDir, folder)).map((file) => path.join(i18nDir, folder, file)),
    )
    .filter((file) => path.basename(file).replace(/(?:-[a-z]{2})?\.json$/, '') === name)
    .filter((file) => file.endsWith('.json'));
  const messages = Object.fromEntries(
    files.map((file) => [languageOfFile(file), readTree(file)] as const),
  );
  if (!(DEFAULT_LANGUAGE in messages)) {
    const file = path.join(i18nDir, DEFAULT_LANGUAGE, `${name}.json`);
    throw Object.assign(new Error(`Cannot find module '${file}'. Write the English texts there.`), {
      code: 'MODULE_NOT_FOUND',
    });
  }
  return messages;
}

function readTree(file: string): MessageTree {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON. Mend its syntax.`, { cause });
  }
}
