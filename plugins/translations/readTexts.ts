import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, TranslationFile } from '@docusaurus/types';
import { reportProblems } from '../../lib/diagnostics/reportProblems';

/** Texts of a plugin, by id. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>;

/** A plugin's strings, which are in English in its code, and in `i18n/<locale>/<folder>/<name>.json`. */
export interface TextSource<Id extends string> {
  /** Named after the plugin. */
  readonly folder: string;
  /** Without the ending. */
  readonly name: string;
  readonly texts: Texts<Id>;
  /** Note for translators about all of them. */
  readonly description: string;
}

/**
 * A plugin's strings in the language that is built.
 *
 * @throws when the translation does not hold exactly the strings there are
 */
export function readTexts<Id extends string>(
  { i18n, localizationDir }: Pick<LoadContext, 'i18n' | 'localizationDir'>,
  { folder, name, texts }: TextSource<Id>,
): Texts<Id> {
  return i18n.currentLocale === i18n.defaultLocale
    ? texts
    : readTranslation(path.join(localizationDir, folder, `${name}.json`), texts);
}

/** Returns the texts in the form in which Docusaurus writes them for translators. */
export function listTexts<Id extends string>({
  name,
  texts,
  description,
}: TextSource<Id>): TranslationFile {
  const messages = Object.entries<string>(texts).map(([id, message]) => [
    id,
    { message, description },
  ]);
  return { path: name, content: Object.fromEntries(messages) };
}

function readTranslation<Id extends string>(file: string, texts: Texts<Id>): Texts<Id> {
  const translated = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message?: string } | undefined>)
    : {};
  const ids = Object.keys(texts) as Id[];
  const messageOf = (id: Id): string => translated[id]?.message ?? '';
  const given = ids.filter(messageOf);
  reportProblems('throw', 'Strings of a plugin are not translated', [
    ...ids
      .filter((id) => !given.includes(id))
      .map(
        (id) => `${file} lacks "${id}" (${JSON.stringify(texts[id])}). Add it with a "message".`,
      ),
    ...given
      .filter((id) => placeholders(messageOf(id)) !== placeholders(texts[id]))
      .map((id) => `${file}: "${id}" needs the same placeholders as ${JSON.stringify(texts[id])}.`),
    ...Object.keys(translated)
      .filter((id) => !(id in texts))
      .map((id) => `${file} translates "${id}", which is shown nowhere. Delete it.`),
  ]);
  return Object.fromEntries(ids.map((id) => [id, messageOf(id)])) as Texts<Id>;
}

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
