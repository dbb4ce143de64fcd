import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';

/** The forms under which a word of a page is found: itself, its stem, and the characters of a Chinese word. */
export function expandWord(word: string): string[] {
  if (isUnspaced(word)) {
    const characters = [...word];
    return characters.length > 1 ? [word, ...characters] : [word];
  }
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
