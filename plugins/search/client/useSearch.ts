import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IndexFiles, SearchQuery } from '../types';
import { areaOf } from './areaOf';
import { type FailureMessage, isOnItsWay, type ResultsMessage } from './messages';
import { closeIndex, openIndex, SearchClient } from './SearchClient';

/** Milliseconds without an answer after which readers are told that one is on its way. */
const LOADING_DELAY_MS = 300;

/** Query of a reader; the area is known. */
export type Question = Omit<SearchQuery, 'area'>;

export interface Search {
  /** Query whose results are shown: while new results are loading, the previous one. */
  readonly question: Question;
  /** Asks for something else. */
  readonly change: (changes: Partial<Question>) => void;
  /** The last results; `null` before there are any, and without a text. */
  readonly reply: ResultsMessage | null;
  /** Whether an answer takes its time, as while the index is fetched. */
  readonly isWaiting: boolean;
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
  const latest = useRef({ question, ask: (_question: Question): boolean => false });
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
      // In the task that brings it: the browser would paint a frame before React's own.
      opened.listen((message) => flushSync(() => show(message)));
      return opened;
    };
    let client = open();
    current.ask = (asked) => {
      clearTimeout(timer.current);
      client = client.isDead ? open() : client;
      const known = client.ask({ ...asked, area });
      if (known) {
        show(known);
      } else if (isBlank(asked.text)) {
        setWaiting(false);
      } else {
        timer.current = setTimeout(() => setWaiting(true), LOADING_DELAY_MS);
      }
      return known !== null;
    };
    current.ask(current.question);
    return () => {
      client.listen(null);
      clearTimeout(timer.current);
      setWaiting(false);
      current.ask = () => false;
    };
  }, [index, version, pathname, attempt]);

  const change = useCallback((changes: Partial<Question>) => {
    const { current } = latest;
    current.question = { ...current.question, ...changes };
    // With nothing typed too: the old answer would be laid out once more below the first letter of a new search.
    const isAnswered = current.ask(current.question);
    // The field shows a letter by itself. All that follows from it is rendered with the answer, once.
    const isMoreThanText = Object.keys(changes).some((name) => name !== 'text');
    if (!isAnswered && (isMoreThanText || isBlank(current.question.text))) {
      setQuestion(current.question);
    }
  }, []);

  const { text } = question;
  const failure = index ? failureOf(reply) : `There is no index of the version "${version}".`;
  return {
    question,
    change,
    reply: reply?.type === 'results' && !isBlank(text) && !isBlank(reply.query.text) ? reply : null,
    // The reason is there until the next try has come to something.
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
