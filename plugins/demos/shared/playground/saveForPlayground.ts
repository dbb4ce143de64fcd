import { createStorageSlot } from '@docusaurus/theme-common';
import { parseWork } from './parseWork';
import type { Work } from './types';

/**
 * Prefix of the storage key for work that a demo's page passes to the playground. The address does not contain it,
 * because it is the reader's code.
 */
const slot = () => createStorageSlot('playground-handover');

/** Stores changed work for the playground before it opens. */
export function saveForPlayground(work: Work): void {
  slot().set(JSON.stringify(work));
}

/** @returns the stored work if it belongs to this demo; removes it from storage */
export function takeSavedWork(version?: string, demo?: string): Work | null {
  const work = parseWork(slot().get());
  if (work?.version !== version || work?.demo !== demo) {
    return null;
  }
  slot().del();
  return work;
}
