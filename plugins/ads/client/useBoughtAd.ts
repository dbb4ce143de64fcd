import { useEffect, useState } from 'react';
import type { AdLayout, AdsConfig, FeedAd } from '../types';
import { askFeed } from './askFeed';
import { REQUEST_SHARE } from './limits';
import { watchForAd } from './watchForAd';

/** Content in the place of an ad. */
export type Shown =
  /** An ad is on its way; its space is empty. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'house' }
  /** The request to allow ads. */
  | { readonly kind: 'request' }
  | { readonly kind: 'feed'; readonly ad: FeedAd }
  | { readonly kind: 'network' };

/** Where an ad is asked for: the feed for text, the network for pictures, where the site has both. */
export type AdSource = 'feed' | 'network' | 'house';

/** State that the frame of a network has reported so far. */
export interface NetworkState {
  readonly hasAd: () => boolean;
  readonly hasAnswered: () => boolean;
}

/** @returns `house` where the site has neither */
export function chooseSource(config: AdsConfig | null, layout: AdLayout): AdSource {
  const [first, second] =
    layout === 'inline' ? (['feed', 'network'] as const) : (['network', 'feed'] as const);
  const has = { feed: config?.feedUrl, network: config?.frameUrl };
  return [first, second].find((source) => has[source]) ?? 'house';
}

const HOUSE: Shown = { kind: 'house' };

/**
 * Something of our own, until an ad comes after all. Only where nothing has answered something may block ads.
 *
 * @param hasAnswered whether the feed or the network has answered, though without an ad
 */
const substitute = (hasAnswered: boolean): Shown =>
  !hasAnswered && Math.random() < REQUEST_SHARE ? { kind: 'request' } : HOUSE;

/**
 * Decides what is shown: an ad that comes, something of our own when none does.
 *
 * @param network what its frame says; unused where another source is asked
 */
export function useBoughtAd(
  source: AdSource,
  feedUrl: string | undefined,
  network: NetworkState,
): { readonly shown: Shown; readonly isGivenUp: boolean } {
  const [shown, setShown] = useState<Shown>(source === 'house' ? HOUSE : { kind: 'nothing' });
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (source === 'house') {
      return undefined;
    }
    const asking = new AbortController();
    let found: FeedAd | null = null;
    let hasFeedAnswered = false;
    const stopWatching = watchForAd({
      hasAd: () => (source === 'feed' ? found !== null : network.hasAd()),
      onFound: () => setShown(found ? { kind: 'feed', ad: found } : { kind: 'network' }),
      onMissing: () =>
        setShown(substitute(source === 'feed' ? hasFeedAnswered : network.hasAnswered())),
      onGivenUp: () => {
        asking.abort();
        setGivenUp(true);
      },
    });
    if (source === 'feed' && feedUrl) {
      const onAnswer = () => {
        hasFeedAnswered = true;
      };
      void askFeed(feedUrl, asking.signal, onAnswer).then((answer) => {
        if (typeof answer === 'object') {
          found = answer;
        } else if (answer === 'none' && !asking.signal.aborted) {
          // Nothing was blocked: there is nothing to allow, and nothing to wait for.
          stopWatching();
          setShown((now) => (now.kind === 'nothing' ? HOUSE : now));
        }
      });
    }
    return () => {
      stopWatching();
      asking.abort();
    };
  }, [source, feedUrl, network]);
  return { shown, isGivenUp };
}
