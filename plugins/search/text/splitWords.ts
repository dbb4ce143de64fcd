const WORD = /[\p{L}\p{N}_$]+/gu;
/** Runs of scripts that do not put spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');

/** Firefox supports it since version 125; without it, such runs are not split. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Whether a word contains characters of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return HAS_UNSPACED.test(word);
}

/** Splits text into lower-case words. Pages and queries are split by the same rules. */
export function splitWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).flatMap((word) =>
    isUnspaced(word) ? splitScripts(word) : [word],
  );
}

function splitScripts(word: string): string[] {
  const words: string[] = [];
  let end = 0;
  for (const { 0: run, index } of word.matchAll(UNSPACED)) {
    if (index > end) {
      words.push(word.slice(end, index));
    }
    words.push(...segment(run));
    end = index + run.length;
  }
  return end < word.length ? [...words, word.slice(end)] : words;
}

function segment(run: string): string[] {
  return segmenter ? [...segmenter.segment(run)].map((part) => part.segment) : [run];
}
