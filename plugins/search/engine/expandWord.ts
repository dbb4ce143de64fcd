import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';

/** Returns the index terms of a word: the word, its stem, and the characters of a Chinese word. */
export function expandWord(word: string): string[] {
  if (isUnspaced(word)) {
    const characters = [...word];
    return characters.length > 1 ? [word, ...characters] : [word];
  }
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
