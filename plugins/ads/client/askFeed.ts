import type { FeedAd } from '../types';
import { FEED_PAUSE_MS, FEED_TIMEOUT_MS, MAX_FEED_REQUESTS, MAX_FEED_BYTES } from './limits';
import { FeedShapeError, parseFeed } from './parseFeed';
import { readLimited } from './readLimited';

/** `none` is an answer without an ad, `unreachable` none at all, as where something blocks the feed. */
export type FeedAnswer = FeedAd | 'none' | 'unreachable';

/**
 * Asks the feed until it has an ad, ten times at most; an answer that is not of a feed is the last. It is sent no
 * cookies, and of the address of the page the site alone.
 *
 * @param signal ends the asking
 * @param onAnswer is told of each answer of the feed, with or without an ad: nothing blocks it
 */
export async function askFeed(
  feedUrl: string,
  signal: AbortSignal,
  onAnswer: () => void = () => undefined,
): Promise<FeedAnswer> {
  let answer: FeedAnswer = 'unreachable';
  for (let ask = 1; ask <= MAX_FEED_REQUESTS; ask += 1) {
    if (ask > 1) {
      await new Promise((resolve) => setTimeout(resolve, FEED_PAUSE_MS));
    }
    if (signal.aborted) {
      break;
    }
    try {
      answer = await askOnce(feedUrl, signal);
      if (answer !== 'unreachable') {
        onAnswer();
      }
    } catch (error) {
      if (isWrongAnswer(error)) {
        onAnswer();
        return 'none';
      }
      answer = 'unreachable';
    }
    if (typeof answer === 'object') {
      return answer;
    }
  }
  return answer;
}

/** Everything else is of the connection, which may be better the next time. */
const isWrongAnswer = (error: unknown): boolean =>
  [FeedShapeError, SyntaxError, RangeError].some((each) => error instanceof each);

async function askOnce(feedUrl: string, signal: AbortSignal): Promise<FeedAnswer> {
  const timeout = new AbortController();
  const end = () => timeout.abort();
  const timer = setTimeout(end, FEED_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(feedUrl, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: timeout.signal,
    });
    return response.ok
      ? (parseFeed(JSON.parse(await readLimited(response, MAX_FEED_BYTES))) ?? 'none')
      : 'unreachable';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
