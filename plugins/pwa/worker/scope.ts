import type { WorkerConfig } from '../types';

/** An event that keeps the worker alive until a promise settles. */
interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface Listen {
  (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  (type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
}

/** The parts of the worker scope in use; the project's types only know `window`. */
export const worker = self as unknown as {
  readonly docsWorkerConfig: WorkerConfig;
  readonly clients: { claim(): Promise<void> };
  readonly addEventListener: Listen;
  skipWaiting(): Promise<void>;
};
