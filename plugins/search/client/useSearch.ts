import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import type { IndexFiles, SearchQuery } from '../types';
import { areaOf } from './areaOf';
import type { FailureMessage, ResultsMessage } from './messages';
import { closeIndex, openIndex, SearchClient } from './SearchClient';

export interface Search {
  /** The last results; `null` before there are any, and without a query. */
  readonly reply: ResultsMessage | null;
  /** Why there is no index. */
  readonly failure: string | null;
  /** Fetches the index again. */
  readonly retry: () => void;
}

/**
 * Looks for what the reader types; answers replace each other as they arrive.
 *
 * @param files the indexes of the reader's language
 */
export function useSearch(
  files: IndexFiles,
  version: string,
  query: Omit<SearchQuery, 'area'>,
): Search {
  const [reply, setReply] = useState<ResultsMessage | FailureMessage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { text, group, plan, flag } = query;
  const index = files[version];
  const { pathname } = useLocation();

  useEffect(() => {
    if (!index) {
      return undefined;
    }
    const area = areaOf(pathname, Object.keys(index.texts));
    const client = openIndex(version, () => new SearchClient(index, area));
    client.listen(setReply);
    // With nothing typed too: the old answer would be laid out once more below the first letter of a new search.
    client.ask({ text, area, group, plan, flag });
    return () => client.listen(null);
  }, [index, version, pathname, attempt, text, group, plan, flag]);

  return {
    reply: reply?.type === 'results' && !isBlank(text) && !isBlank(reply.query.text) ? reply : null,
    failure: index ? failureOf(reply) : `There is no index of the version "${version}".`,
    retry: () => {
      closeIndex();
      setReply(null);
      setAttempt(attempt + 1);
    },
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function failureOf(reply: ResultsMessage | FailureMessage | null): string | null {
  return reply?.type === 'failure' ? reply.reason : null;
}
