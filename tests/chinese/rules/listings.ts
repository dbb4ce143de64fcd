import type { ChineseRule } from '../types.ts';

const COMMENT = /(?<![:'"`\w])\/\/\s?(.*)|\/\*+\s?(.*?)\*\//g;
/** Two words of prose, but not commented-out code, quoted messages or file names. */
const ENGLISH_PROSE =
  /^(?!.*[\u4e00-\u9fff])(?!.*[`'"(){}=;…])[A-Za-z][a-z]* (?:[a-z]+ ?)+[.:]?\s*$/;
/** Locales of other languages, where a Chinese reader expects Chinese. */
const FOREIGN_LOCALE =
  /\b(?:deDE|frFR|esES|ptBR)\b|(?:dayjs|date-fns|moment)\/locale\/(?:de|fr|es|pt-?BR)\b/g;

const CHINESE_LOCALE = /\bzh-?CN\b|\bzh\b/i;

/** Comments in listings must be Chinese, and locales must be Chinese. */
export const checkListings: ChineseRule = ({ chinese }) =>
  chinese.listings.flatMap(({ line, code }) =>
    code.split('\n').flatMap((text, index) => [
      ...[...text.matchAll(COMMENT)]
        .map(([, short, long]) => (short ?? long ?? '').trim())
        .filter((comment) => ENGLISH_PROSE.test(comment))
        .map((comment) => `${line + index} translate the comment "${comment}"`),
      ...(CHINESE_LOCALE.test(code) ? [] : [...text.matchAll(FOREIGN_LOCALE)]).map(
        ([locale]) => `${line + index} show a Chinese locale instead of "${locale}"`,
      ),
    ]),
  );
