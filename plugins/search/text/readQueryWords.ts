import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/**
 * The words that a reader looks for. Characters of which each was taken for a word of its own belong together as they
 * were typed: 列宽 means a width, not every page with both characters.
 */
export function readQueryWords(text: string): string[] {
  const typed = text.toLowerCase();
  const words: string[] = [];
  let isOpen = false;
  for (const word of splitWords(typed)) {
    const isCharacter = word.length === 1 && isUnspaced(word) && !STOP_WORDS.has(word);
    const before = words.at(-1) ?? '';
    if (isOpen && isCharacter && typed.includes(before + word)) {
      words[words.length - 1] = before + word;
    } else {
      words.push(word);
    }
    isOpen = isCharacter;
  }
  return words;
}
