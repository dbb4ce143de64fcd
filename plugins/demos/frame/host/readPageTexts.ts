import { TEXTS, TEXTS_META, type HostTexts } from '../texts';

/** Texts of the page and their language. */
export interface PageTexts {
  readonly language: string;
  readonly texts: HostTexts;
}

/** Reads the texts of the page around its demo. */
export function readPageTexts(page: Document): PageTexts {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${TEXTS_META}"]`);
  return meta
    ? { language: meta.lang, texts: JSON.parse(meta.content) as HostTexts }
    : { language: 'en', texts: TEXTS };
}
