import { createStorageSlot } from '@docusaurus/theme-common';
import type { ConsentChoice } from '../types';

/** Event for a choice, which is its detail. */
const CONSENT_EVENT = 'docs:consent';

const slot = () => createStorageSlot('analytics-consent');

/** @returns null if the reader has not chosen or the browser stores nothing */
export function readChoice(): ConsentChoice | null {
  return asChoice(slot().get());
}

const asChoice = (kept: string | null): ConsentChoice | null =>
  kept === 'granted' || kept === 'denied' ? kept : null;

/** Stores a choice, without a cookie, and dispatches an event for it. */
export function choose(choice: ConsentChoice): void {
  slot().set(choice);
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}

/**
 * Listens for a choice made here or in another tab.
 *
 * @returns a function that stops listening
 */
export function onChoice(listener: (choice: ConsentChoice) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ConsentChoice>).detail);
  window.addEventListener(CONSENT_EVENT, hear);
  const stopListening = slot().listen(({ newValue }) => {
    const choice = asChoice(newValue);
    if (choice) {
      listener(choice);
    }
  });
  return () => {
    window.removeEventListener(CONSENT_EVENT, hear);
    stopListening();
  };
}
