import { createHash } from 'node:crypto';
import type { Translations } from './readTranslations';

/** A text as displayed on a page. */
export interface ShownText {
  text: string;
  /** Its language, if it differs from that of the page. */
  lang?: string;
}

/** Translates an English text to the language of the page if there is a translation. */
export type Translate = (english: string) => ShownText;

/**
 * Length of a hash in a readable key. Among ten thousand texts, the probability of a collision is about 1 in 10,000.
 */
const LENGTH = 10;

/** @param translations `null` for pages in English */
export function createTranslator(translations: Translations | null): Translate {
  if (!translations) {
    return (text) => ({ text });
  }
  return (english) => {
    const translation = translations.get(hashText(english));
    return translation ? { text: translation.text } : { text: english, lang: 'en' };
  };
}

/** Returns a hash of an English text that ignores line breaks. */
export function hashText(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}
