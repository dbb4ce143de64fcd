import type { Part } from '../types';

/** How messages of the library begin. */
export const BRAND = /^\s*(?:MUI(?: X)?|Material-UI)(?: [A-Z][A-Za-z ]*)?:\s*/;

const WORD = /[A-Za-z]{3}/;

/** Whether a text says something by itself, and not only through what is filled in. */
export function hasWords(parts: readonly Part[]): boolean {
  return parts.some((part) => typeof part === 'string' && WORD.test(part.replace(BRAND, '')));
}
