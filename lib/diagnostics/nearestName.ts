import leven from 'leven';

/**
 * The candidate that was probably meant by a misspelt name.
 *
 * @returns the candidate with the fewest edits, ignoring case; `null` when none is near
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = leven(name.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) {
      fewest = edits;
      best = candidate;
    }
  }
  return best;
}
