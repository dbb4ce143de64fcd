import { hashText } from './hashText';
import type { Translations } from './readTranslations';

/** A text as displayed on a page. */
export interface ShownText {
  text: string;
  /** Its language, if it differs from that of the page. */
  lang?: string;
}

/** Translates an English text to the language of the page if there is a translation. */
export type Translate = (english: string) => ShownText;

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
