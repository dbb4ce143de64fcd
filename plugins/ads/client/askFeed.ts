import type { FeedAd } from '../types';
import { FEED_PAUSE_MS, FEED_TIMEOUT_MS, MAX_FEED_REQUESTS, MAX_FEED_BYTES } from './limits';
import { FeedShapeError, parseFeed } from './parseFeed';

/** Result of a request: an ad, `none` for an answer without one, or `unreachable` if there was no answer. */
export type FeedAnswer = FeedAd | 'none' | 'unreachable';

/**
 * Requests the feed until it returns an ad, at most ten times, and stops at an invalid answer. Requests carry no
 * cookies, and their referrer is only the site's origin.
 *
 * @param signal stops the requests
 * @param onAnswer called for each answer, with or without an ad; any answer shows that nothing blocks the feed
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

/** Whether the answer itself is invalid. All other errors come from the connection, so a retry may succeed. */
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

/**
 * Reads the text of a response and stops at the size limit, so that a huge response is never loaded completely.
 *
 * @throws RangeError if the response is longer than `mostBytes`
 */
async function readLimited(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) {
    return '';
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new RangeError(`The answer is longer than ${mostBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
