import type { SearchQuery, VersionFiles } from '../types';
import { createSearchWorker } from './createSearchWorker';
import {
  type FailureMessage,
  isOnItsWay,
  type ResultsMessage,
  type WorkerReply,
  type WorkerRequest,
} from './messages';

type Listener = (reply: ResultsMessage | FailureMessage) => void;

/**
 * Runs the index of one version in a worker. With all text loaded, a search takes longer than a frame on slow machines,
 * and indexing the text takes many frames.
 */
export class SearchClient {
  private readonly worker: Worker | null;
  private listener: Listener | null = null;
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

  /** Starts the worker. A browser without workers, or with workers blocked, is treated like a failed index download. */
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

  /** Whether no answer will ever arrive, because the pages of the index failed to load. */
  get isDead(): boolean {
    return this.hasFailed && !this.hasAnswered;
  }

  /** Sets the listener for replies, replacing the previous one. */
  listen(listener: Listener | null): void {
    this.listener = listener;
    if (!this.worker && this.failure) {
      listener?.(this.failure);
    }
  }

  /** Sends a query; the listener receives the answer. */
  ask(query: SearchQuery): void {
    this.send({ type: 'query', query });
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
    // Missing texts will not arrive, so report the failure if the rest has no results.
    this.listener?.((isOnItsWay(reply) && this.failure) || reply);
  }

  private send(request: WorkerRequest): void {
    this.worker?.postMessage(request);
  }
}

let current: { version: string; client: SearchClient } | null = null;

/**
 * Returns the last opened index, because a reader who has searched once will search again. Fetches it again if a part
 * failed to load.
 */
export function openIndex(version: string, create: () => SearchClient): SearchClient {
  if (current?.version !== version || current.client.hasFailed) {
    current?.client.end();
    current = { version, client: create() };
  }
  return current.client;
}

/** Closes the index, so that the next call of `openIndex` starts over. */
export function closeIndex(): void {
  current?.client.end();
  current = null;
}
