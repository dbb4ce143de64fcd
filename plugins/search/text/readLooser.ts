import { isAside } from './asides';
import type { QueryWord } from './readQueryWords';
import { isUnspaced, splitWords } from './splitWords';

/** Two characters are the shortest word that says something. */
const MIN_CUT = 3;

/**
 * What the words may mean as well, where nothing has them as they were typed, the likeliest first: a page need not say
 * what is before a dot, and a run of characters may be two words, such as 行 and 点击.
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

/** Cuts 改行 and 高, in which the first character is no part of the word, into 改 and 行高. */
function recut(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap(({ word }, index) => {
    const next = words[index + 1]?.word ?? '';
    const [first = '', second = ''] = word;
    const isWrong = word.length === 2 && isAside(first) && isUnspaced(next) && next.length === 1;
    const meant = { word: second + next, isAside: false, isOwner: false };
    return isWrong ? [[...words.slice(0, index), meant, ...words.slice(index + 2)]] : [];
  });
}

/** The ways to cut characters in two that were put together from words of their own. */
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
