import leven from 'leven';

/** Maximum number of typos in a word that can still be recognized. */
export const maxTypos = (word: string): number => Math.min(2, Math.floor(word.length / 4));

/** Counts the wrong, missing and extra letters of a word. Two swapped letters are one typo. */
export function countTypos(word: string, meant: string): number {
  const edits = leven(word, meant);
  return edits === 2 && sortLetters(word) === sortLetters(meant) ? 1 : edits;
}

/** Whether a word equals another one, or its beginning, except for typos. */
export function isNearWord(word: string, meant: string): boolean {
  return [meant, meant.slice(0, word.length)].some(
    (other) => countTypos(word, other) <= maxTypos(word),
  );
}

const sortLetters = (word: string): string => [...word].sort().join('');
