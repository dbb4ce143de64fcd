import { useEffect, useState } from 'react';
import type { Choice } from '../../compare/choice';
import type { ComparisonDocument } from '../../compare/types';

export type State = 'loading' | 'ready' | 'failed';

/**
 * Fetches how a family differs between two versions.
 *
 * @param choice `null` for nothing yet
 * @param json address of the comparisons, with a slash at its end
 */
export function useComparison(
  choice: Choice | null,
  json: string,
): { state: State; comparison: ComparisonDocument | null } {
  const url = choice && `${json}${choice.from}/${choice.to}/${choice.family}.json`;
  const [fetched, setFetched] = useState<{ url: string; comparison: ComparisonDocument | null }>();

  useEffect(() => {
    if (url === null) {
      return undefined;
    }
    const abort = new AbortController();
    fetchComparison(url, abort.signal).then(
      (comparison) => setFetched({ url, comparison }),
      () => abort.signal.aborted || setFetched({ url, comparison: null }),
    );
    return () => abort.abort();
  }, [url]);

  if (url === null || fetched?.url !== url) {
    return { state: 'loading', comparison: null };
  }
  return { state: fetched.comparison ? 'ready' : 'failed', comparison: fetched.comparison };
}

async function fetchComparison(url: string, signal: AbortSignal): Promise<ComparisonDocument> {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as ComparisonDocument;
}
