import type { Options } from './options';

/** Origins that a page's security policy must allow, by directive. */
export interface ContentOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly style: readonly string[];
}

/** Source for pictures and counting pixels, because the advertisers' hosts are not known in advance. */
const ANY_HOST = 'https:';

/**
 * Returns the origins that ads need. House ads need none. Neither does a network, because its script runs in a frame
 * with a separate policy.
 */
export function contentOrigins({
  isShown,
  feedUrl,
}: Pick<Options, 'isShown' | 'feedUrl'>): ContentOrigins {
  const feed = isShown && feedUrl ? [new URL(feedUrl).origin] : [];
  return { script: [], connect: feed, img: feed.length > 0 ? [ANY_HOST] : [], style: [] };
}
