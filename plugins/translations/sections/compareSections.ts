import type { Section, TranslatedFrom } from './types';

/**
 * Finds the sections of an English page that changed after they were translated, new ones included.
 *
 * @returns their ids, in the order of the page
 */
export function findSectionsBehind(
  sections: readonly Section[],
  translatedFrom: TranslatedFrom,
): string[] {
  return sections.filter(({ id, hash }) => translatedFrom[id] !== hash).map(({ id }) => id);
}

/** Finds recorded sections that the English page does not have any more. */
export function findSectionsGone(
  sections: readonly Section[],
  translatedFrom: TranslatedFrom,
): string[] {
  return Object.keys(translatedFrom).filter((id) => !sections.some((section) => section.id === id));
}
