import type { Part } from './types';

/** How texts show what a program fills in. */
export const HOLE = '…';

/** The text of a message, `…` for what is filled in. */
export function printParts(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : HOLE)).join('');
}
