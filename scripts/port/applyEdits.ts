/** A replacement of a part of a text, given as offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. If several start at the same offset, only the first is applied. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let end = 0;
  let result = '';
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start >= end) {
      result += source.slice(end, edit.start) + edit.text;
      end = edit.end;
    }
  }
  return result + source.slice(end);
}
