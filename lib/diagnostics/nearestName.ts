import { countTypos } from '../text/nearWords';

/**
 * The candidate that was probably meant by a misspelt name.
 *
 * @returns the candidate with the fewest typos, ignoring case; `null` when none is near
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  maxTypos = Math.max(2, Math.floor(name.length / 3)),
): string | null {
  let best: string | null = null;
  let fewest = maxTypos + 1;
  for (const candidate of candidates) {
    const couldBeNearer = Math.abs(candidate.length - name.length) < fewest;
    const typos = couldBeNearer ? countTypos(name.toLowerCase(), candidate.toLowerCase()) : fewest;
    if (typos < fewest) {
      fewest = typos;
      best = candidate;
    }
  }
  return best;
}
