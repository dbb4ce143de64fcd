import { isUnspaced } from '../text/splitWords';

const LETTER = /[\p{L}\p{N}_$]/u;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** Start of a word inside a name: `onRowClick`. */
const WORD_OF_NAME = /(?=\p{Lu})/u;
/** Text before this does not help to predict the next letter. */
const MAX_CONTEXT = 24;
const MAX_LENGTH = 24;

/** Predicts the next letter that a reader types, based on titles, headings and names. */
export class NextLetters {
  /** Lower-case text, with a space before each line and a newline after it. */
  private text = '';

  addLines(lines: readonly string[]): void {
    this.text += lines.map((line) => ` ${line.toLowerCase()}\n`).join('');
  }

  /** Adds names, which readers may type starting at any of their words. */
  addNames(names: readonly string[]): void {
    this.addLines(
      names.flatMap((name) => {
        const words = name.split(WORD_OF_NAME);
        return words.map((_word, index) => words.slice(index).join(''));
      }),
    );
  }

  /**
   * Returns possible next letters, the likeliest first: letters after the whole query, then after its last words, then
   * after its last word.
   *
   * @param typed the query in lower case
   */
  after(typed: string): string[] {
    const letters = new Set<string>();
    for (const context of contextsOf(typed)) {
      const counts = this.countAfter(context);
      const ranked = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
      ranked.forEach((letter) => letters.add(letter));
    }
    return [...letters].slice(0, MAX_LENGTH);
  }

  private countAfter(context: string): Map<string, number> {
    const counts = new Map<string, number>();
    for (let at = this.text.indexOf(context); at !== -1; at = this.text.indexOf(context, at + 1)) {
      const letter = this.text.charAt(at + context.length);
      if (LETTER.test(letter)) {
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
    return counts;
  }
}

/**
 * Returns the ends of a text that start at a word, the longest first. In scripts without spaces, the last character
 * counts as a word.
 */
function contextsOf(typed: string): string[] {
  const end = typed.slice(-MAX_CONTEXT);
  const last = end.slice(-1);
  const contexts = [...end.matchAll(WORD)].map(({ index }) => end.slice(index));
  return [
    ...contexts.map((context) => (isUnspaced(context) ? context : ` ${context}`)),
    ...(isUnspaced(last) ? [last] : LETTER.test(last) ? [] : [' ']),
  ];
}
