import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '../../compare/choice';
import { describeMinors, versionOfMinor } from '../../compare/describeMinors';
import type { ComparisonDocument } from '../../compare/types';
import type { MinorsDocument } from '../../minors/types';

/** Comparison that is shown. */
export type ShownComparison = Pick<ComparisonDocument, 'changes'>;

export type State = 'loading' | 'ready' | 'failed';

/**
 * Fetches the differences of a family between two versions.
 *
 * @param choice `null` before anything is selected
 * @param addresses addresses of the comparisons and of the recorded minors, with trailing slashes
 */
export function useComparison(
  choice: Choice | null,
  { json, minorsJson }: { readonly json: string; readonly minorsJson: string },
): { state: State; comparison: ShownComparison | null } {
  const { from, to, family } = choice ?? {};
  const isOfMinors = from !== undefined && versionOfMinor(from) !== undefined;
  const url =
    choice && (isOfMinors ? `${minorsJson}${family}.json` : `${json}${from}/${to}/${family}.json`);
  const [fetched, setFetched] = useState<{ url: string; document: object | null }>();

  useEffect(() => {
    if (url === null) {
      return undefined;
    }
    const abort = new AbortController();
    fetchDocument(url, abort.signal).then(
      (document) => setFetched({ url, document }),
      () => abort.signal.aborted || setFetched({ url, document: null }),
    );
    return () => abort.abort();
  }, [url]);

  // All minors of a family share one document.
  const document = fetched?.url === url ? fetched.document : null;
  const comparison = useMemo((): ShownComparison | null => {
    if (document === null || !isOfMinors) {
      return document as ComparisonDocument | null;
    }
    const changes = describeMinors(document as MinorsDocument, from, to ?? '');
    return changes && { changes };
  }, [document, isOfMinors, from, to]);

  if (url === null || fetched?.url !== url) {
    return { state: 'loading', comparison: null };
  }
  return { state: comparison ? 'ready' : 'failed', comparison };
}

async function fetchDocument(url: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as object;
}
