import { createStorageSlot } from '@docusaurus/theme-common';

const MAX_RECENT = 6;

const slot = () => createStorageSlot('search-recent');

/** Returns the reader's recent searches, newest first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(slot().get() ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    // The stored value is invalid, for example changed manually.
    return [];
  }
}

/** Remembers a search from which the reader opened a result. */
export function keepRecent(text: string): void {
  const typed = text.trim();
  if (typed) {
    slot().set(
      JSON.stringify(
        [typed, ...readRecent().filter((each) => each !== typed)].slice(0, MAX_RECENT),
      ),
    );
  }
}

export function forgetRecent(): void {
  slot().del();
}
