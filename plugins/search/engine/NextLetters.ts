import { isUnspaced } from '../text/splitWords';

const LETTER = /[\p{L}\p{N}_$]/u;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** Where a name has another word: `onRowClick`. */
const WORD_OF_NAME = /(?=\p{Lu})/u;
/** Text farther back says nothing about the next letter. */
const MAX_CONTEXT = 24;
const MAX_LENGTH = 24;

/** Guesses what a reader types next, by how titles, headings and names go on. */
export class NextLetters {
  /** In lower case, a space before each line and a line's end behind it. */
  private text = '';

  addLines(lines: readonly string[]): void {
    this.text += lines.map((line) => ` ${line.toLowerCase()}\n`).join('');
  }

  /** Takes in names, which readers type from any of their words on. */
  addNames(names: readonly string[]): void {
    this.addLines(
      names.flatMap((name) => {
        const words = name.split(WORD_OF_NAME);
        return words.map((_word, index) => words.slice(index).join(''));
      }),
    );
  }

  /**
   * Letters that may follow, the likeliest first: what follows all that was typed, then what follows its last words,
   * then its last one.
   *
   * @param typed in lower case
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

/** The ends of a text from a word on, the longest first. Where words are without spaces, its last character is one. */
function contextsOf(typed: string): string[] {
  const end = typed.slice(-MAX_CONTEXT);
  const last = end.slice(-1);
  const contexts = [...end.matchAll(WORD)].map(({ index }) => end.slice(index));
  return [
    ...contexts.map((context) => (isUnspaced(context) ? context : ` ${context}`)),
    ...(isUnspaced(last) ? [last] : LETTER.test(last) ? [] : [' ']),
  ];
}
