import type { Part } from './types';

/** Represents a placeholder in printed texts. */
export const HOLE = '…';

/** Returns the text of a message, with `…` for placeholders. */
export function printParts(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : HOLE)).join('');
}
