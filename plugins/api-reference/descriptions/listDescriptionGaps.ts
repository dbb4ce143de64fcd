import type { ApiReference } from '../types';
import { hashText } from './hashText';
import { listTexts, type PlacedText } from './listTexts';
import type { Translations } from './readTranslations';

/** Work left on the descriptions in another language. */
export interface DescriptionGaps {
  /** How many different texts there are. */
  total: number;
  /** English texts without a translation, each with the first place that has it. */
  missing: PlacedText[];
  /** Translations that are not shown, because their English is not there any more. */
  stale: StaleTranslation[];
}

/** A translation whose English changed, or went. */
export interface StaleTranslation {
  place: string;
  /** The translation. */
  text: string;
  /** Whether the entry or member itself is still there, with another text. */
  isChanged: boolean;
}

/**
 * Compares the translations of one language with what the packages say.
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
