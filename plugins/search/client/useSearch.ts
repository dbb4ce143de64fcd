import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IndexFiles, SearchQuery } from '../types';
import { type FailureMessage, isOnItsWay, type ResultsMessage } from './messages';
import { closeIndex, openIndex, SearchClient } from './SearchClient';

/** Delay in milliseconds after which the reader sees that an answer is pending. */
const LOADING_DELAY_MS = 300;

/** A reader's query; the area is added later. */
export type Question = Omit<SearchQuery, 'area'>;

export interface Search {
  /** Query of the visible results, which is the previous one while new results are loading. */
  readonly question: Question;
  /** Changes the query. */
  readonly change: (changes: Partial<Question>) => void;
  /** The latest results; `null` before the first results and for an empty query. */
  readonly reply: ResultsMessage | null;
  /** Whether an answer is taking long, for example while the index is loading. */
  readonly isWaiting: boolean;
  /** Reason why the index is not available. */
  readonly failure: string | null;
  /** Fetches the index again. */
  readonly retry: () => void;
}

/**
 * Searches while the reader types; each answer replaces the previous one as it arrives.
 *
 * @param files the indexes of the reader's language
 */
export function useSearch(files: IndexFiles, version: string, initialText: string): Search {
  const [question, setQuestion] = useState<Question>({
    text: initialText,
    group: '',
    plan: '',
    flag: '',
  });
  const [reply, setReply] = useState<ResultsMessage | FailureMessage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ question, ask: (_question: Question): void => undefined });
  const index = files[version];
  const { pathname } = useLocation();

  useEffect(() => {
    if (!index) {
      return undefined;
    }
    const { current } = latest;
    const area = areaOf(pathname, Object.keys(index.texts));
    const show = (message: ResultsMessage | FailureMessage) => {
      if (message.type === 'failure' || !isOnItsWay(message)) {
        clearTimeout(timer.current);
        setWaiting(false);
      }
      setQuestion(current.question);
      setReply(message);
    };
    const open = () => {
      const opened = openIndex(version, () => new SearchClient(index, area));
      // Flush in the same task, because the browser would otherwise paint one frame before React renders.
      opened.listen((message) => flushSync(() => show(message)));
      return opened;
    };
    let client = open();
    current.ask = (asked) => {
      clearTimeout(timer.current);
      client = client.isDead ? open() : client;
      client.ask({ ...asked, area });
      if (isBlank(asked.text)) {
        setWaiting(false);
      } else {
        timer.current = setTimeout(() => setWaiting(true), LOADING_DELAY_MS);
      }
    };
    current.ask(current.question);
    return () => {
      client.listen(null);
      clearTimeout(timer.current);
      setWaiting(false);
      current.ask = () => undefined;
    };
  }, [index, version, pathname, attempt]);

  const change = useCallback((changes: Partial<Question>) => {
    const { current } = latest;
    current.question = { ...current.question, ...changes };
    // Also asks with an empty query: otherwise the old answer would appear again below the first letter of a new
    // search.
    current.ask(current.question);
    // The field is uncontrolled and shows each letter. Everything else renders once, with the answer.
    const isMoreThanText = Object.keys(changes).some((name) => name !== 'text');
    if (isMoreThanText || isBlank(current.question.text)) {
      setQuestion(current.question);
    }
  }, []);

  const { text } = question;
  const failure = index ? failureOf(reply) : `There is no index of the version "${version}".`;
  return {
    question,
    change,
    reply: reply?.type === 'results' && !isBlank(text) && !isBlank(reply.query.text) ? reply : null,
    // The reason is shown until the next attempt has a result.
    isWaiting: isWaiting && failure === null,
    failure,
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

/**
 * Finds the area that an address is in. Pages of the reference lie in folders named after the areas: `api/charts/`
 * belongs to `react-charts/`.
 *
 * @returns an empty text for addresses in none of the areas
 */
function areaOf(pathname: string, areas: readonly string[]): string {
  const isAround = (area: string) =>
    [area, area.replace('react-', '')].some((folder) => pathname.includes(`/${folder}/`));
  return areas.find(isAround) ?? '';
}
