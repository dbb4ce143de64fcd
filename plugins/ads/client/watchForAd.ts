import { MAX_POLLS, POLL_INTERVAL_MS, POLLS_BEFORE_SUBSTITUTE } from './limits';

interface Watch {
  /** Whether the requested ad has loaded. */
  readonly hasAd: () => boolean;
  readonly onFound: () => void;
  /** Called when a substitute should be shown; the ad may still arrive later. */
  readonly onMissing: () => void;
  /** Called when no ad arrived in time, so that the request can be stopped. */
  readonly onGivenUp: () => void;
}

/**
 * Polls whether an ad has loaded. Ad blockers cause no error; the only sign of them is that no ad arrives.
 *
 * @returns a function that stops polling
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
