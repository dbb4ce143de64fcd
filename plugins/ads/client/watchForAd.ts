import { MAX_POLLS, POLL_INTERVAL_MS, POLLS_BEFORE_SUBSTITUTE } from './limits';

interface Watch {
  /** Whether the ad that was asked for is there. */
  readonly hasAd: () => boolean;
  readonly onFound: () => void;
  /** There has been none for so long that something else should be shown; it may still come. */
  readonly onMissing: () => void;
  /** None came; whoever asked for one can stop. */
  readonly onGivenUp: () => void;
}

/**
 * Looks again and again whether an ad is there. Ad blockers say nothing: that no ad comes is all there is to see.
 *
 * @returns stops looking
 */
export function watchForAd({ hasAd, onFound, onMissing, onGivenUp }: Watch): () => void {
  let polls = 0;
  const timer = setInterval(() => {
    polls += 1;
    if (hasAd()) {
      clearInterval(timer);
      onFound();
      return;
    }
    if (polls === POLLS_BEFORE_SUBSTITUTE) {
      onMissing();
    }
    if (polls === MAX_POLLS) {
      clearInterval(timer);
      onGivenUp();
    }
  }, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
