import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, languageOfFile } from './languageOfFile';
import { LANGUAGES } from '../../../src/paths/language';
import type { Messages, MessageTree } from './types';

/**
 * Reads the texts of one part of the site in all languages, for code that has to choose the language when it runs.
 *
 * @param i18nDir the folder with a folder for each language
 * @param name of the part: `not-found` for `en/not-found.json` and `zh/not-found-zh.json`
 * @throws an error with the code `MODULE_NOT_FOUND` when the file of a language is missing: its readers would see an
 *   ellipsis in place of each text
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
  const missing = LANGUAGES.find((language) => !(language in messages));
  if (missing) {
    const ending = missing === DEFAULT_LANGUAGE ? '' : `-${missing}`;
    const file = path.join(i18nDir, missing, `${name}${ending}.json`);
    throw Object.assign(
      new Error(
        `Cannot find module '${file}'. Write the texts in the language "${missing}" there.`,
      ),
      { code: 'MODULE_NOT_FOUND' },
    );
  }
  return messages;
}

function readTree(file: string): MessageTree {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON. Fix its syntax.`, { cause });
  }
}
