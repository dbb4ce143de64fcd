import { TEXTS, TEXTS_META, type HostTexts } from '../texts';

/** The page's own strings, with the language they are in. */
export interface PageTexts {
  readonly language: string;
  readonly texts: HostTexts;
}

/** Reads what the page says around its demo. */
export function readPageTexts(page: Document): PageTexts {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${TEXTS_META}"]`);
  return meta
    ? { language: meta.lang, texts: JSON.parse(meta.content) as HostTexts }
    : { language: 'en', texts: TEXTS };
}
