import type { PartTexts } from './pageParts';

/** A part that has enough pairs. */
interface RatedPart {
  /** Number of the part. */
  readonly index: number;
  readonly score: number;
  /** The pairs that it has. */
  readonly pairs: readonly string[];
}

/** Weight of a pair in the head of a part, compared with one in its text. */
const HEAD = 3;
/** Share of the weight of all pairs that a part needs; pairs across two words are in no text. */
const MIN_SHARE = 0.25;
/** Minimum number of pairs without common characters: a single word in common means little. */
const MIN_WORDS = 2;

/**
 * Rates parts by the pairs that they have. Rare pairs weigh more; pairs that no part has weigh nothing.
 *
 * @returns parts that have enough of the pairs, in the given order
 */
export function ratePairs(pairs: readonly string[], parts: readonly PartTexts[]): RatedPart[] {
  const texts = parts.map(({ head, text }) => ({
    head: head.toLowerCase(),
    text: text.toLowerCase(),
  }));
  const found = pairs.map((pair) =>
    texts.map(({ head, text }) => (head.includes(pair) ? HEAD : text.includes(pair) ? 1 : 0)),
  );
  const weights = found.map((places) => {
    const count = places.filter(Boolean).length;
    return count === 0 ? 0 : Math.log(1 + parts.length / count);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return texts.flatMap((_text, index) => {
    const own = pairs.flatMap((pair, place) =>
      found[place]![index]
        ? [{ pair, weight: weights[place]!, factor: found[place]![index]! }]
        : [],
    );
    const share = own.reduce((sum, { weight }) => sum + weight, 0) / total;
    const isEnough = countApart(own.map(({ pair }) => pair)) >= MIN_WORDS && share >= MIN_SHARE;
    const score = own.reduce((sum, { weight, factor }) => sum + weight * factor, 0);
    return isEnough ? [{ index, score, pairs: own.map(({ pair }) => pair) }] : [];
  });
}

/** Counts pairs, in order, that do not share a character with the one counted before. */
function countApart(pairs: readonly string[]): number {
  let last = '';
  let count = 0;
  for (const pair of pairs) {
    if (last === '' || [...last].at(-1) !== [...pair][0]) {
      count += 1;
      last = pair;
    }
  }
  return count;
}
