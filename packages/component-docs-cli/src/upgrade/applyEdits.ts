import type { Edit } from './types.ts';

/** Applies edits; of two overlapping ones, only the first. */
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
