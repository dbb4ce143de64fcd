import leven from 'leven';
import { categoryOf, productOf } from '../../../src/paths/products';
import { addressWords, splitName } from './addressWords';
import type { ListedPage } from '../types';

const MAX_SUGGESTIONS = 5;
/** So many of them are pages of the version that was asked for, where another has pages that are as near. */
const MAX_OWN = 3;
/** Of two and a half for the same name. Less than that is chance: one word in three, or letters in common. */
const MIN_SIMILARITY = 1;
/** A page of another family must be more like it. */
const MIN_FOREIGN_SIMILARITY = 1.5;

/** Of one for the same word: a letter in four may be a typing error. */
const MIN_WORD_SIMILARITY = 0.7;

/** Shorter words begin too many others. */
const MIN_PREFIX = 4;

interface Scored {
  readonly page: ListedPage;
  readonly score: number;
}

/**
 * Finds the pages that were probably meant by an address without a page.
 *
 * @param path of the address, without the prefix of a language
 * @param own pages of the version that the address is in
 * @param others pages of another version, of which those are taken that are not less near
 * @returns the nearest ones, best first
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

/** The pages that are like the address, nearest first. */
function scorePages(path: string, pages: readonly ListedPage[]): Scored[] {
  const wanted = wordsBelow(path);
  // An address without a family may mean one.
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

/** Returns the words of an address with the folder of its family, for the start page of the family. */
function allWords(path: string): string[] {
  const [folder = ''] = FAMILY_FOLDER.exec(path) ?? [];
  return [...addressWords(folder), ...wordsBelow(path)];
}

const FAMILY_FOLDER = /^\/x\/(?:[^/]+\/)?(?:api\/[^/]+|react-[^/]+)\/?/;

/** Whether a page opens the guides or the reference in which the address is: props, for one, have no page of their own. */
function isStartOf(page: string, path: string): boolean {
  return (
    isOfProduct(page, path) &&
    isReference(page) === isReference(path) &&
    page.replace(FAMILY_FOLDER, '') === ''
  );
}

/** How many words two names have in common, or nearly; how many letters; and whether they name the same sort of thing. */
function likeness(wanted: readonly string[], given: readonly string[]): number {
  const same = wanted.filter((word) => given.some((other) => isNear(word, other))).length;
  const letters = wordSimilarity(wanted.join(''), given.join(''));
  const isSameEnd = isNear(wanted.at(-1) ?? '', given.at(-1) ?? '');
  const isWithin =
    same === wanted.length || given.every((word) => wanted.some((other) => isNear(other, word)));
  return (
    (2 * same) / Math.max(wanted.length + given.length, 1) +
    letters +
    // A chart and a bar chart, but not a bar chart and a pie chart.
    (isSameEnd && (isWithin || letters > MIN_WORD_SIMILARITY) ? 0.5 : 0)
  );
}

/** Whether a word is another but for a typing error, or begins it, as `sort` does `sorting`. */
function isNear(word: string, other: string): boolean {
  return (
    wordSimilarity(word, other) > MIN_WORD_SIMILARITY ||
    (word.length >= MIN_PREFIX && other.startsWith(word))
  );
}

/** From 0 for words that have nothing in common to 1 for the same word. */
function wordSimilarity(word: string, other: string): number {
  const length = Math.max(word.length, other.length);
  return length === 0 ? 0 : 1 - leven(word, other) / length;
}

/** Pages of the same family, and then those of the same sort, are before others. */
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
