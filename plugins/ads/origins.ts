import type { Options } from './options';

/** Origins that a page's security policy has to allow, by directive. */
export interface ContentOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly style: readonly string[];
}

/** Pictures and counting pixels lie with the advertisers, whose hosts are not known before. */
const ANY_HOST = 'https:';

/**
 * The origins that ads need; none where only our own are shown. A network needs none either: its script runs in a frame
 * with a policy of its own.
 */
export function contentOrigins({
  isShown,
  feedUrl,
}: Pick<Options, 'isShown' | 'feedUrl'>): ContentOrigins {
  const feed = isShown && feedUrl ? [new URL(feedUrl).origin] : [];
  return { script: [], connect: feed, img: feed.length > 0 ? [ANY_HOST] : [], style: [] };
}
