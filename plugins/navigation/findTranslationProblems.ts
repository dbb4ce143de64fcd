import { SIDEBAR_NAME } from './defineSidebar';
import type { ListedEntry } from './listEntries';
import type { VersionNavigation } from './types';

/**
 * Finds titles of sidebar entries that a language does not translate. Docusaurus shows the English
 * title in their place without a word.
 *
 * @returns one message a title and language: where, what, and the line to add
 */
export function findTranslationProblems(
  { translations }: VersionNavigation,
  entries: readonly ListedEntry[],
): string[] {
  return translations.flatMap(({ locale, file, messages }) =>
    entries.flatMap(({ messageId, title, place }): string[] => {
      const key = `sidebar.${SIDEBAR_NAME}.${messageId}`;
      return messageId === undefined || key in messages
        ? []
        : [
            `${file}: "${title}" (${place}) has no ${locale} title. Add "${key}": { "message": "…" }.`,
          ];
    }),
  );
}
