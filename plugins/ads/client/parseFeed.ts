import type { FeedAd } from '../types';
import { MAX_FEED_ITEMS, MAX_NAME_LENGTH, MAX_PIXELS, MAX_TEXT_LENGTH } from './limits';

/** Thrown for an answer that is not a valid feed. A retry would not help. */
export class FeedShapeError extends Error {
  override name = 'FeedShapeError';
}

/** Control characters, including those that change the direction of the surrounding text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Parses the first ad in a feed's answer. The answer is not trusted: texts are limited in length and never rendered as
 * markup, and addresses that are not https are dropped.
 *
 * @returns null if no item has a valid link
 * @throws {FeedShapeError} if the answer is not a list of ads, or the ad has no texts
 */
export function parseFeed(answer: unknown): FeedAd | null {
  const items = isObject(answer) ? answer.ads : undefined;
  if (!Array.isArray(items)) {
    throw new FeedShapeError('The ad feed has no list "ads".');
  }
  for (const item of items.slice(0, MAX_FEED_ITEMS)) {
    const link = isObject(item) ? readAddress(item.statlink) : null;
    if (link !== null) {
      return readItem(item as Record<string, unknown>, link);
    }
  }
  return null;
}

function readItem(item: Record<string, unknown>, link: string): FeedAd {
  const company = readText(item.company, MAX_NAME_LENGTH);
  const description = readText(item.description, MAX_TEXT_LENGTH);
  if (!company && !description) {
    throw new FeedShapeError('The ad of the feed has neither "company" nor "description".');
  }
  return {
    link,
    image: readAddress(item.image),
    company,
    description,
    pixels: readPixels(item),
  };
}

/**
 * Returns the counting pixels: `statimp` is one address, `pixel` a list with a placeholder for a cache-busting time.
 */
function readPixels({ statimp, pixel, timestamp }: Record<string, unknown>): string[] {
  const time = /^\d{1,20}$/.test(String(timestamp)) ? String(timestamp) : String(Date.now());
  const several = typeof pixel === 'string' ? pixel.split('||') : [];
  return [statimp, ...several.map((each) => each.replaceAll('[timestamp]', time))]
    .map(readAddress)
    .filter((address) => address !== null)
    .slice(0, MAX_PIXELS);
}

/** Parses an https address. Feeds usually omit the scheme; addresses with any other scheme are rejected. */
function readAddress(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^(?:https:)?\/\//i.test(text)) {
    return null;
  }
  try {
    const { protocol, username, href } = new URL(text, 'https://feed');
    return protocol === 'https:' && !username ? href : null;
  } catch {
    return null;
  }
}

function readText(value: unknown, mostLetters: number): string {
  if (typeof value !== 'string') {
    return '';
  }
  const letters = [...value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()];
  return letters.length > mostLetters
    ? `${letters.slice(0, mostLetters - 1).join('')}…`
    : letters.join('');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
