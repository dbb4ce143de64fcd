import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import { reportProblems } from '../../diagnostics/reportProblems';
import { LABELS, type LabelId, type Labels } from './labels';

/** The plugin's name, of its folder below Docusaurus' generated files and in `i18n/<locale>/`. */
export const PLUGIN_NAME = 'api-reference';

type TranslationFile = Record<string, { message?: string } | undefined>;

/** The strings of the language that is built. */
export function readLanguageLabels({ i18n, localizationDir }: LoadContext): Labels {
  return i18n.currentLocale === i18n.defaultLocale
    ? LABELS
    : readLabels(path.join(localizationDir, PLUGIN_NAME, 'labels.json'));
}

/**
 * Reads the strings of one language.
 *
 * @param file the plugin's translation file, such as `i18n/zh/api-reference/labels.json`
 * @throws when the file is missing or does not hold exactly the strings there are
 */
export function readLabels(file: string): Labels {
  const translated = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationFile)
    : {};
  const ids = Object.keys(LABELS) as LabelId[];
  const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
  const messageOf = (id: string): string | undefined => translated[id]?.message;
  reportProblems('throw', 'The API reference is not translated', [
    ...ids
      .filter((id) => !messageOf(id))
      .map(
        (id) => `${file} lacks "${id}" (${JSON.stringify(LABELS[id])}). Add it with a "message".`,
      ),
    ...ids
      .filter(
        (id) => messageOf(id) && placeholders(messageOf(id) ?? '') !== placeholders(LABELS[id]),
      )
      .map(
        (id) => `${file}: "${id}" needs the same placeholders as ${JSON.stringify(LABELS[id])}.`,
      ),
    ...Object.keys(translated)
      .filter((id) => !(id in LABELS))
      .map((id) => `${file} translates "${id}", which the reference does not show. Delete it.`),
  ]);
  return Object.fromEntries(ids.map((id) => [id, messageOf(id) ?? ''])) as Labels;
}
