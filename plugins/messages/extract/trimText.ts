import type { Part } from '../types';
import { joinParts } from './joinParts';

/** Removes the white space and the lines of asterisks around a text. */
export function trimText(parts: readonly Part[]): Part[] {
  const end = parts.length - 1;
  return joinParts(
    parts.map((part, index) => {
      if (typeof part !== 'string') {
        return part;
      }
      const begun = index === 0 ? part.replace(/^[\s*]+/, '') : part;
      return index === end ? begun.replace(/[\s*]+$/, '') : begun;
    }),
  );
}
