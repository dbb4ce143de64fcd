import type { SearchQuery, SearchResults, VersionFiles } from '../types';

/** Files of the index, and the order in which their texts are loaded. */
export interface LoadMessage {
  type: 'load';
  files: VersionFiles;
  areas: string[];
}

interface QueryMessage {
  type: 'query';
  query: SearchQuery;
}

export type WorkerRequest = LoadMessage | QueryMessage;

/** Results for a query. More results arrive for the same query while texts are loading. */
export interface ResultsMessage {
  type: 'results';
  query: SearchQuery;
  results: SearchResults;
  isComplete: boolean;
  /** Search time in milliseconds, for performance measurements. */
  duration: number;
}

/** Sent when a part of the index could not be fetched. */
export interface FailureMessage {
  type: 'failure';
  reason: string;
}

export type WorkerReply = ResultsMessage | FailureMessage;

/** Whether an answer is still empty while texts that may contain results are loading. */
export function isOnItsWay({ isComplete, results }: ResultsMessage): boolean {
  return !isComplete && results.groups.length === 0;
}
