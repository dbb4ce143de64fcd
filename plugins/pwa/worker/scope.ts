import type { WorkerConfig } from '../types';

/** An event that keeps the worker alive until a promise is settled. */
interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface Listen {
  (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  (type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
}

/** The worker as far as it is used; the project's types know `window` instead. */
export const worker = self as unknown as {
  readonly docsWorkerConfig: WorkerConfig;
  readonly clients: { claim(): Promise<void> };
  readonly addEventListener: Listen;
  skipWaiting(): Promise<void>;
};
