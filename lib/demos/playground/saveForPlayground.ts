import { createStorageSlot } from '@docusaurus/theme-common';
import { parseWork } from './parseWork';
import type { Work } from './types';

/** Takes work from a demo's page to the playground. It is the reader's own, so that it does not go by the address. */
const slot = () => createStorageSlot('playground-handover');

/** Leaves changed work for the playground, which is about to be opened. */
export function saveForPlayground(work: Work): void {
  slot().set(JSON.stringify(work));
}

/** @returns what was left, if it is of this demo; it is there once */
export function takeSavedWork(version?: string, demo?: string): Work | null {
  const work = parseWork(slot().get());
  if (work?.version !== version || work?.demo !== demo) {
    return null;
  }
  slot().del();
  return work;
}
