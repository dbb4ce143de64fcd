import type { SearchQuery, VersionFiles } from '../types';
import { createSearchWorker } from './createSearchWorker';
import { KnownAnswers } from './KnownAnswers';
import type { FailureMessage, ResultsMessage, WorkerReply, WorkerRequest } from './messages';

type Listener = (reply: ResultsMessage | FailureMessage) => void;

/**
 * The index of one version, in a worker: with all text in it, looking through it takes longer than a frame on slow
 * machines, and indexing the text takes many.
 */
export class SearchClient {
  private readonly worker = createSearchWorker();
  private readonly known = new KnownAnswers();
  private listener: Listener | null = null;
  /** Whether the last query was answered at once: what the worker still says to those before it comes too late. */
  private isAnswered = false;

  /** @param area the area whose text is fetched first */
  constructor(files: VersionFiles, area: string) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) =>
      this.take(data),
    );
    this.worker.addEventListener('error', ({ message }) =>
      this.listener?.({ type: 'failure', reason: message }),
    );
    const areas = Object.keys(files.texts).sort((a, b) => Number(b === area) - Number(a === area));
    this.send({ type: 'load', files, areas });
  }

  /** Hears replies until the next call. */
  listen(listener: Listener | null): void {
    this.listener = listener;
  }

  /** @returns the answer if it is known; if not, the listener hears it */
  ask(query: SearchQuery): ResultsMessage | null {
    const answer = this.known.find(query);
    this.isAnswered = answer !== null;
    this.send({ type: 'query', query, isKnown: this.isAnswered });
    return answer;
  }

  end(): void {
    this.worker.terminate();
  }

  private take(reply: WorkerReply): void {
    if (reply.type === 'results' && reply.isComplete) {
      this.known.keep(reply);
    }
    if (reply.type === 'failure' || !(reply.isAhead || this.isAnswered)) {
      this.listener?.(reply);
    }
  }

  private send(request: WorkerRequest): void {
    this.worker.postMessage(request);
  }
}

let current: { version: string; client: SearchClient } | null = null;

/** The index that was opened last stays open: a reader who searched once will search again. */
export function openIndex(version: string, create: () => SearchClient): SearchClient {
  if (current?.version !== version) {
    current?.client.end();
    current = { version, client: create() };
  }
  return current.client;
}

/** Lets the next call of `openIndex` begin anew. */
export function closeIndex(): void {
  current?.client.end();
  current = null;
}
