import { findEntryProblems } from './findEntryProblems';
import { findPageProblems } from './findPageProblems';
import { listEntries, type ListedEntry } from './listEntries';
import type { VersionNavigation } from './types';
import { SIDEBAR_NAME } from './defineSidebar';

/** Finds all inconsistencies between a version's sidebar, its pages and its translations. */
export function findSidebarProblems(navigation: VersionNavigation): string[] {
  const entries = listEntries(navigation);
  return [
    ...findEntryProblems(navigation, entries),
    ...findPageProblems(navigation, entries),
    ...findTranslationProblems(navigation, entries),
  ];
}

/**
 * Finds titles of sidebar entries that a language does not translate. Docusaurus silently shows the English title
 * instead.
 *
 * @returns one message per title and language, with place, cause and the line to add
 */
function findTranslationProblems(
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
