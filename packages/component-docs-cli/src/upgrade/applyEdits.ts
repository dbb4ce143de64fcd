import type { Edit } from './types.ts';

/** Replaces texts, of which none overlaps with another: of two that do, the first is written. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: written } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start >= at) {
      result += text.slice(at, start) + written;
      at = end;
    }
  }
  return result + text.slice(at);
}
