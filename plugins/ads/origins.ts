import type { Options } from './options';

/** What a page's security policy has to allow, in the terms of its directives. */
export interface ContentOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly style: readonly string[];
}

/** Pictures and counting pixels lie with the advertisers, whose hosts are not known before. */
const ANY_HOST = 'https:';

/** The origins that ads need; none where only our own are shown. */
export function contentOrigins({
  isShown,
  feedUrl,
  scriptUrl,
  networkOrigins,
}: Options): ContentOrigins {
  const feed = isShown && feedUrl ? [new URL(feedUrl).origin] : [];
  const network = isShown && scriptUrl ? [new URL(scriptUrl).origin, ...networkOrigins] : [];
  return {
    script: network,
    connect: [...feed, ...network],
    img: feed.length + network.length > 0 ? [ANY_HOST] : [],
    style: [],
  };
}
