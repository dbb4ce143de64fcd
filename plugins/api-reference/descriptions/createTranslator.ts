import { hashText } from './hashText';
import type { Translations } from './readTranslations';

/** A text as a page shows it. */
export interface ShownText {
  text: string;
  /** Its language, where it is not that of the page. */
  lang?: string;
}

/** Puts an English text into the language of the page, as far as it is translated. */
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
