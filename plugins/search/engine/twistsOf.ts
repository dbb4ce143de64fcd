/** What a word may be in which two neighbours changed places: `column` of `colunm`. */
export function twistsOf(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );
}
