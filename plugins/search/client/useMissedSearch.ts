import { useEffect } from 'react';
import type { ResultsMessage } from './messages';

/** Event that analytics, if there is any, listens for on the page. */
const ANALYTICS_EVENT = 'docs:analytics';

/** Pause after which the reader is assumed to have finished typing. */
const PAUSE_MS = 1000;

/** Reports a search without results once it has been shown for a moment. */
export function useMissedSearch(
  reply: ResultsMessage | null,
  version: string,
  language: string,
): void {
  const missed = reply && isMissed(reply) ? reply.query.text.trim() : null;
  useEffect(() => {
    if (missed === null) {
      return undefined;
    }
    const timer = setTimeout(() => reportNoResults(missed, version, language), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [missed, version, language]);
}

/** Whether the documentation lacks results; an empty result due to filters does not count. */
function isMissed({ isComplete, results, query: { group, plan, flag } }: ResultsMessage): boolean {
  return isComplete && results.groups.length === 0 && !(group || plan || flag);
}

/** Tells what readers look for and do not find. */
function reportNoResults(query: string, version: string, language: string): void {
  window.dispatchEvent(
    new CustomEvent(ANALYTICS_EVENT, {
      detail: { name: 'search_no_results', params: { query, version, language } },
    }),
  );
}
