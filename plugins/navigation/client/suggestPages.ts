import leven from 'leven';
import { categoryOf, productOf } from '../../../src/paths/products';
import { addressWords } from './addressWords';
import type { ListedPage } from '../types';

const MOST = 5;
/** So many of them are pages of the version that was asked for, where another has pages that are as near. */
const MOST_OWN = 3;
/** Less than that is no likeness: about one word in three. */
const LEAST_SCORE = 1;

interface Scored {
  readonly page: ListedPage;
  readonly score: number;
}

/**
 * Finds the pages that were probably meant by an address without a page.
 *
 * @param path of the address, without the prefix of a language
 * @param own pages of the version that the address is in
 * @param others pages of another version, which follow if none of the own ones is nearer
 * @returns the nearest ones, best first
 */
export function suggestPages(
  path: string,
  own: readonly ListedPage[],
  others: readonly ListedPage[] = [],
): ListedPage[] {
  const best = scorePages(path, own);
  const nearer = scorePages(path, others).filter(({ score }) => score >= (best[0]?.score ?? 0));
  return [...best.slice(0, nearer.length > 0 ? MOST_OWN : MOST), ...nearer]
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** The pages that are like the address, nearest first. */
function scorePages(path: string, pages: readonly ListedPage[]): Scored[] {
  const words = addressWords(path);
  return pages
    .map((page) => ({ page, score: likeness(words, addressWords(page[0])) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .map(({ page, score }) => ({ page, score: score + kinship(path, page[0]) }))
    .sort((a, b) => b.score - a.score);
}

/** How many of the words are the same, or nearly, in proportion to all of them; the last ones count double. */
function likeness(wanted: readonly string[], given: readonly string[]): number {
  const same = wanted.filter((word) => given.some((other) => isNear(word, other))).length;
  const last = nearness(wanted.at(-1) ?? '', given.at(-1) ?? '');
  return (2 * same) / Math.max(wanted.length, given.length, 1) + last;
}

function isNear(word: string, other: string): boolean {
  return nearness(word, other) > 0.7;
}

/** From 0 for words that have nothing in common to 1 for the same word. */
function nearness(word: string, other: string): number {
  const length = Math.max(word.length, other.length);
  return length === 0 ? 0 : 1 - leven(word, other) / length;
}

/** Pages of the same family and of the same sort stand before others. */
function kinship(path: string, other: string): number {
  const isSameProduct = productOf(path) !== null && productOf(path) === productOf(other);
  const isSameSort = path.includes('/api/') === other.includes('/api/');
  const isSameCategory = categoryOf(path) === categoryOf(other);
  return [isSameProduct, isSameSort, isSameCategory].filter(Boolean).length / 4;
}
