import { isAside } from './asides';
import { isUnspaced } from './splitWords';
import { STOP_WORDS } from './stopWords';

/**
 * Joins characters that the segmenter split into separate words: 列宽 means a width, not every page with both characters.
 *
 * @param words words of the text, in order
 */
export function joinCharacters(words: readonly string[], text: string): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isCharacter = isPart(word);
    const before = joined.at(-1) ?? '';
    if (isOpen && isCharacter && text.includes(before + word)) {
      joined[joined.length - 1] = before + word;
    } else {
      joined.push(word);
    }
    isOpen = isCharacter;
  }
  return joined;
}

/** Whether a character may be part of a word: 想改列宽 is about 列宽. */
function isPart(word: string): boolean {
  return word.length === 1 && isUnspaced(word) && !STOP_WORDS.has(word) && !isAside(word);
}
