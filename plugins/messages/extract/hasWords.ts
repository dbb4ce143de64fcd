import type { Part } from '../types';

/** Matches the beginning of the library's messages. */
export const BRAND = /^\s*(?:MUI(?: X)?|Material-UI)(?: [A-Z][A-Za-z ]*)?:\s*/;

const WORD = /[A-Za-z]{3}/;

/** Returns whether a text contains words besides placeholders and the name of the library. */
export function hasWords(parts: readonly Part[]): boolean {
  return parts.some((part) => typeof part === 'string' && WORD.test(part.replace(BRAND, '')));
}
