import type { Part } from '../types';

/** Joins neighboring literal parts and removes empty ones. */
export function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + part;
    } else if (part !== '') {
      joined.push(part);
    }
  }
  return joined;
}
