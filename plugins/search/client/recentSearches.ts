import { createStorageSlot } from '@docusaurus/theme-common';

const MOST = 6;

const slot = () => createStorageSlot('search-recent');

/** What the reader looked for lately, newest first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(slot().get() ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, MOST)
      : [];
  } catch {
    // Changed by hand: as good as nothing.
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function keepRecent(text: string): void {
  const typed = text.trim();
  if (typed) {
    slot().set(
      JSON.stringify([typed, ...readRecent().filter((each) => each !== typed)].slice(0, MOST)),
    );
  }
}

export function forgetRecent(): void {
  slot().del();
}
