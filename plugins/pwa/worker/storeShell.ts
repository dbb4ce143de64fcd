import { buildCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { storeMissing } from './storeMissing';

/** Stores the files that every page of this build needs. */
export async function storeShell(config: WorkerConfig): Promise<void> {
  const { scope, build, shell } = config;
  await storeMissing(shell, buildCache(scope, build), config);
}
