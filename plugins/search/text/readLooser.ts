import { isAside } from './asides';
import type { QueryWord } from './readQueryWords';
import { isUnspaced, splitWords } from './splitWords';

/** Minimum length of a run to cut; the shortest meaningful word has two characters. */
const MIN_CUT = 3;

/**
 * Returns alternative readings of the words for when no page matches them as typed, the likeliest first. A page need
 * not contain the part before a dot, and a run of characters may be two words, such as 行 and 点击.
 */
export function readLooser(words: readonly QueryWord[]): QueryWord[][] {
  const bare = words.map((each) => (each.isOwner ? { ...each, isAside: true } : each));
  const cuts = words.flatMap(({ word }, index) =>
    cutsOf(word).map((pieces) => [
      ...words.slice(0, index),
      ...pieces.map((piece) => ({ word: piece, isAside: false, isOwner: false })),
      ...words.slice(index + 1),
    ]),
  );
  const readings = [...recut(words), ...cuts];
  return words.some(({ isOwner }) => isOwner) ? [bare, ...readings] : readings;
}

/** Corrects 改行 and 高, in which the first character is not part of the word, to 改 and 行高. */
function recut(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap(({ word }, index) => {
    const next = words[index + 1]?.word ?? '';
    const [first = '', second = ''] = word;
    const isWrong = word.length === 2 && isAside(first) && isUnspaced(next) && next.length === 1;
    const meant = { word: second + next, isAside: false, isOwner: false };
    return isWrong ? [[...words.slice(0, index), meant, ...words.slice(index + 2)]] : [];
  });
}

/** Returns the ways to cut joined single characters in two. */
function cutsOf(word: string): [string, string][] {
  const characters = isUnspaced(word) ? [...word] : [];
  const isRun = characters.length >= MIN_CUT && splitWords(word).length === characters.length;
  return isRun
    ? characters
        .slice(1)
        .map((_character, index) => [
          characters.slice(0, index + 1).join(''),
          characters.slice(index + 1).join(''),
        ])
    : [];
}
