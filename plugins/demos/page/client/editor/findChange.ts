/** Range of a text and the text that replaces it. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Returns the smallest change between two texts, so that a selection outside it is preserved; `null` if they are equal.
 */
export function findChange(before: string, after: string): TextChange | null {
  if (before === after) {
    return null;
  }
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) {
    from += 1;
  }
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
