import type { SearchQuery, VersionFiles } from '../types';
import { createSearchWorker } from './createSearchWorker';
import { KnownAnswers } from './KnownAnswers';
import {
  type FailureMessage,
  isOnItsWay,
  type ResultsMessage,
  type WorkerReply,
  type WorkerRequest,
} from './messages';

type Listener = (reply: ResultsMessage | FailureMessage) => void;

/**
 * The index of one version, in a worker: with all text in it, looking through it takes longer than a frame on slow
 * machines, and indexing the text takes many.
 */
export class SearchClient {
  private readonly worker: Worker | null;
  private readonly known = new KnownAnswers();
  private listener: Listener | null = null;
  /** Whether the last query was answered at once: what the worker still says to those before it comes too late. */
  private isAnswered = false;
  private hasAnswered = false;
  private failure: FailureMessage | null = null;

  /** @param area the area whose text is fetched first */
  constructor(files: VersionFiles, area: string) {
    this.worker = this.start();
    this.worker?.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) =>
      this.take(data),
    );
    this.worker?.addEventListener('error', ({ message }) =>
      this.take({ type: 'failure', reason: message }),
    );
    const areas = Object.keys(files.texts).sort((a, b) => Number(b === area) - Number(a === area));
    this.send({ type: 'load', files, areas });
  }

  /** A browser without workers, or one that forbids them, is as one to which the index did not come. */
  private start(): Worker | null {
    try {
      return createSearchWorker();
    } catch (error) {
      this.failure = { type: 'failure', reason: (error as Error).message };
      return null;
    }
  }

  /** Whether a part of the index could not be fetched. */
  get hasFailed(): boolean {
    return this.failure !== null;
  }

  /** Whether no answer will ever come: without its pages, an index has none. */
  get isDead(): boolean {
    return this.hasFailed && !this.hasAnswered;
  }

  /** Hears replies until the next call. */
  listen(listener: Listener | null): void {
    this.listener = listener;
    if (!this.worker && this.failure) {
      listener?.(this.failure);
    }
  }

  /** @returns the answer if it is known; if not, the listener hears it */
  ask(query: SearchQuery): ResultsMessage | null {
    const answer = this.known.find(query);
    this.isAnswered = answer !== null;
    this.send({ type: 'query', query, isKnown: this.isAnswered });
    return answer;
  }

  end(): void {
    this.worker?.terminate();
  }

  private take(reply: WorkerReply): void {
    if (reply.type === 'failure') {
      this.failure = reply;
      this.listener?.(reply);
      return;
    }
    this.hasAnswered = true;
    if (reply.isComplete) {
      this.known.keep(reply);
    }
    if (!(reply.isAhead || this.isAnswered)) {
      // What is missing will not come: nothing more would be said of a question that finds nothing in the rest.
      this.listener?.((isOnItsWay(reply) && this.failure) || reply);
    }
  }

  private send(request: WorkerRequest): void {
    this.worker?.postMessage(request);
  }
}

let current: { version: string; client: SearchClient } | null = null;

/**
 * The index that was opened last stays open: a reader who searched once will search again. One of which a part is
 * missing is fetched again.
 */
export function openIndex(version: string, create: () => SearchClient): SearchClient {
  if (current?.version !== version || current.client.hasFailed) {
    current?.client.end();
    current = { version, client: create() };
  }
  return current.client;
}

/** Lets the next call of `openIndex` begin again. */
export function closeIndex(): void {
  current?.client.end();
  current = null;
}
