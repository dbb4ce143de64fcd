import { isAside } from './asides';
import { isUnspaced } from './splitWords';
import { STOP_WORDS } from './stopWords';

/**
 * Puts characters together again of which each was taken for a word of its own: 列宽 means a width, not every page with
 * both characters.
 *
 * @param words of the text, in its order
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

/** Whether a character may be a part of a word: 想改列宽 is about 列宽. */
function isPart(word: string): boolean {
  return word.length === 1 && isUnspaced(word) && !STOP_WORDS.has(word) && !isAside(word);
}
