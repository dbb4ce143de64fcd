import type { SearchQuery, SearchResults, VersionFiles } from '../types';

/** Where the worker fetches the index from, and which texts come first. */
export interface LoadMessage {
  type: 'load';
  files: VersionFiles;
  areas: string[];
}

export interface QueryMessage {
  type: 'query';
  query: SearchQuery;
  /** Whether the page has the answer already: then the worker only looks ahead from there. */
  isKnown: boolean;
}

export type WorkerRequest = LoadMessage | QueryMessage;

/**
 * Results for a query; more arrive for the same query while texts are still on their way. Then come those for what the
 * reader may type next.
 */
export interface ResultsMessage {
  type: 'results';
  query: SearchQuery;
  results: SearchResults;
  isComplete: boolean;
  /** Whether nobody has asked yet. */
  isAhead: boolean;
  /** Milliseconds that the worker looked, for whoever measures the page. */
  duration: number;
}

/** A part of the index could not be fetched. */
export interface FailureMessage {
  type: 'failure';
  reason: string;
}

export type WorkerReply = ResultsMessage | FailureMessage;

/** Whether an answer has nothing to show yet, and texts that may have something are still being fetched. */
export function isOnItsWay({ isComplete, results }: ResultsMessage): boolean {
  return !isComplete && results.groups.length === 0;
}
