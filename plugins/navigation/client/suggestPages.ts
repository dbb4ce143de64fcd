import { countTypos, isNearWord } from '../../../lib/text/nearWords';
import { categoryOf, productOf } from '../../../src/paths/products';
import { addressWords, splitName } from './addressWords';
import type { ListedPage } from '../types';

const MAX_SUGGESTIONS = 5;
/** Maximum number of pages from the version of the address, if another version has pages that are equally similar. */
const MAX_OWN = 3;
/** Minimum similarity; the same name has 2.5. Lower values are coincidence: one word in three, or common letters. */
const MIN_SIMILARITY = 1;
/** Minimum similarity of a page in a different family. */
const MIN_FOREIGN_SIMILARITY = 1.5;

/** Minimum similarity of the letters of two names that end with the same word. */
const MIN_LETTERS = 0.7;

interface Scored {
  readonly page: ListedPage;
  readonly score: number;
}

/**
 * Finds the pages that were probably meant by an address without a page.
 *
 * @param path path of the address without the language prefix
 * @param own pages of the version of the address
 * @param others pages of another version, used only if they are at least as similar
 * @returns the most similar pages, best first
 */
export function suggestPages(
  path: string,
  own: readonly ListedPage[],
  others: readonly ListedPage[] = [],
): ListedPage[] {
  const best = scorePages(path, own);
  const nearer = scorePages(path, others).filter(({ score }) => score >= (best[0]?.score ?? 0));
  return [...best.slice(0, nearer.length > 0 ? MAX_OWN : MAX_SUGGESTIONS), ...nearer]
    .sort(byScore)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score;

/** Returns the pages similar to the address, best first. */
function scorePages(path: string, pages: readonly ListedPage[]): Scored[] {
  const wanted = wordsBelow(path);
  // An address without a family may refer to one.
  const readings = productOf(path) === null ? [wordsBelow, allWords] : [wordsBelow];
  return pages
    .flatMap((page) => {
      const [address] = page;
      const alike = Math.max(...readings.map((read) => likeness(wanted, read(address))));
      const isTaken = alike >= (isForeign(address, path) ? MIN_FOREIGN_SIMILARITY : MIN_SIMILARITY);
      return isTaken || isStartOf(address, path)
        ? [{ page, score: (isTaken ? alike : 0) + kinship(path, address) }]
        : [];
    })
    .sort(byScore);
}

/** Returns the words of an address below the folder of its family, which all pages of the family share. */
function wordsBelow(path: string): string[] {
  return productOf(path) === null ? addressWords(path) : splitName(path.replace(FAMILY_FOLDER, ''));
}

/** Returns the words of an address including the folder of its family, for the start page of the family. */
function allWords(path: string): string[] {
  const [folder = ''] = FAMILY_FOLDER.exec(path) ?? [];
  return [...addressWords(folder), ...wordsBelow(path)];
}

const FAMILY_FOLDER = /^\/x\/(?:[^/]+\/)?(?:api\/[^/]+|react-[^/]+)\/?/;

/**
 * Whether a page opens the guides or the reference of the address, because props, for example, have no separate pages.
 */
function isStartOf(page: string, path: string): boolean {
  return (
    isOfProduct(page, path) &&
    isReference(page) === isReference(path) &&
    page.replace(FAMILY_FOLDER, '') === ''
  );
}

/**
 * Rates the similarity of two names by their common or nearly equal words, their letters, and whether they end with the
 * same word.
 */
function likeness(wanted: readonly string[], given: readonly string[]): number {
  const same = wanted.filter((word) => given.some((other) => isNearWord(word, other))).length;
  const letters = wordSimilarity(wanted.join(''), given.join(''));
  const isSameEnd = isNearWord(wanted.at(-1) ?? '', given.at(-1) ?? '');
  const isWithin =
    same === wanted.length ||
    given.every((word) => wanted.some((other) => isNearWord(other, word)));
  return (
    (2 * same) / Math.max(wanted.length + given.length, 1) +
    letters +
    // Matches a chart and a bar chart, but not a bar chart and a pie chart.
    (isSameEnd && (isWithin || letters > MIN_LETTERS) ? 0.5 : 0)
  );
}

/** Returns a value from 0 for unrelated words to 1 for the same word. */
function wordSimilarity(word: string, other: string): number {
  const length = Math.max(word.length, other.length);
  return length === 0 ? 0 : 1 - countTypos(word, other) / length;
}

/** Ranks pages of the same family above others, and then pages of the same kind. */
function kinship(path: string, other: string): number {
  const isSameSort = isReference(path) === isReference(other);
  const isSameCategory = categoryOf(path) === categoryOf(other);
  return (isOfProduct(path, other) ? 1 : 0) + (isSameSort ? 0.5 : 0) + (isSameCategory ? 0.25 : 0);
}

const isReference = (path: string): boolean => path.includes('/api/');

const isForeign = (path: string, other: string): boolean =>
  productOf(path) !== null && productOf(other) !== null && productOf(path) !== productOf(other);

const isOfProduct = (path: string, other: string): boolean =>
  productOf(path) !== null && productOf(path) === productOf(other);
