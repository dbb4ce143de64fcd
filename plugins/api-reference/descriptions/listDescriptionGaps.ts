import type { ApiReference } from '../types';
import { hashText } from './createTranslator';
import { listTexts, type PlacedText } from './listTexts';
import type { Translations } from './readTranslations';

/** Remaining work on the descriptions in another language. */
export interface DescriptionGaps {
  /** Number of distinct texts. */
  total: number;
  /** English texts without a translation, each with its first place. */
  missing: PlacedText[];
  /** Unused translations, because their English text no longer exists. */
  stale: StaleTranslation[];
}

/** A translation whose English text was changed or removed. */
export interface StaleTranslation {
  place: string;
  /** The translation. */
  text: string;
  /** Whether the entry or member still exists with a different text. */
  isChanged: boolean;
}

/**
 * Compares the translations of one language with the texts of the packages.
 *
 * @param references all versions that the translations are for
 */
export function listDescriptionGaps(
  references: readonly Pick<ApiReference, 'entries'>[],
  translations: Translations,
): DescriptionGaps {
  const all = references.flatMap(({ entries }) => entries.flatMap(listTexts));
  const texts = new Map<string, PlacedText>();
  for (const placed of all) {
    const hash = hashText(placed.text);
    texts.set(hash, texts.get(hash) ?? placed);
  }
  const places = new Set(all.map(({ place }) => place));
  return {
    total: texts.size,
    missing: [...texts].filter(([hash]) => !translations.has(hash)).map(([, placed]) => placed),
    stale: [...translations]
      .filter(([hash]) => !texts.has(hash))
      .map(([, { place, text }]) => ({ place, text, isChanged: places.has(place) })),
  };
}
