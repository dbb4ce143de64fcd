/** Returns the words in which two neighboring characters are transposed: `column` for `colunm`. */
export function twistsOf(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );
}
