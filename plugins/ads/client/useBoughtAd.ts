import { useEffect, useState } from 'react';
import type { AdLayout, AdsConfig, FeedAd } from '../types';
import { askFeed } from './askFeed';
import { REQUEST_SHARE } from './limits';
import { watchForAd } from './watchForAd';

/** Content of the ad's space. */
export type Shown =
  /** An ad is loading; the space is empty. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'house' }
  /** The request to allow ads. */
  | { readonly kind: 'request' }
  | { readonly kind: 'feed'; readonly ad: FeedAd }
  | { readonly kind: 'network' };

/** Source of an ad. If the site has both, the feed provides text ads and the network ads with pictures. */
export type AdSource = 'feed' | 'network' | 'house';

/** State that the frame of a network has reported so far. */
export interface NetworkState {
  readonly hasAd: () => boolean;
  readonly hasAnswered: () => boolean;
}

/** @returns `house` if the site has neither a feed nor a network */
export function chooseSource(config: AdsConfig | null, layout: AdLayout): AdSource {
  const [first, second] =
    layout === 'inline' ? (['feed', 'network'] as const) : (['network', 'feed'] as const);
  const has = { feed: config?.feedUrl, network: config?.frameUrl };
  return [first, second].find((source) => has[source]) ?? 'house';
}

const HOUSE: Shown = { kind: 'house' };

/**
 * Returns the content shown until an ad arrives. The request to allow ads is shown only if nothing has answered,
 * because only then may something block ads.
 *
 * @param hasAnswered whether the feed or the network has answered, even without an ad
 */
const substitute = (hasAnswered: boolean): Shown =>
  !hasAnswered && Math.random() < REQUEST_SHARE ? { kind: 'request' } : HOUSE;

/**
 * Requests an ad, and shows a substitute when none arrives.
 *
 * @param network state reported by the network's frame; unused for other sources
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
          // The feed answered without an ad: nothing is blocked, and no ad will arrive.
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
