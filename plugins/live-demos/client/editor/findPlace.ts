/** A place in the text of a listing. */
export interface CodePlace {
  /** Index in the text. */
  readonly offset: number;
  /** How far its line is below the upper edge of the listing, in CSS pixels. Default: as far as the first line. */
  readonly top?: number;
  /** How far the lines are scrolled to the left, in CSS pixels. Default: not at all. */
  readonly left?: number;
}

/** Finds the place in a listing's `pre` that is nearest to a point of the window, if the point is in it. */
export function findPlace(listing: HTMLElement, x: number, y: number): CodePlace | undefined {
  const pre = listing.querySelector('pre');
  const caret = findCaret(x, y);
  if (!pre || !caret || !pre.contains(caret.node)) {
    return undefined;
  }
  const before = document.createRange();
  before.setStart(pre, 0);
  before.setEnd(caret.node, caret.offset);
  // What is hidden counts, too: the text has no other form than the file's.
  return {
    offset: before.toString().length,
    top: findLineTop(listing, pre, y),
    left: pre.scrollLeft,
  };
}

/** Finds the place of the first line in sight. */
export function findFirstPlace(listing: HTMLElement): CodePlace | undefined {
  const pre = listing.querySelector('pre');
  if (!pre) {
    return undefined;
  }
  const { left } = pre.getBoundingClientRect();
  const { top } = listing.getBoundingClientRect();
  return findPlace(
    listing,
    left + 1,
    top + Number.parseFloat(getComputedStyle(pre).paddingTop) + 1,
  );
}

/** Lines are as high as one another, and never wrap. */
function findLineTop(listing: HTMLElement, pre: HTMLElement, y: number): number {
  const { lineHeight, paddingTop } = getComputedStyle(pre);
  const height = Number.parseFloat(lineHeight);
  const first = pre.getBoundingClientRect().top + Number.parseFloat(paddingTop);
  const line = Math.max(Math.floor((y - first) / height), 0);
  return first + line * height - listing.getBoundingClientRect().top;
}

/** The newer of the two functions is missing in Safari and in Chrome before 128. */
function findCaret(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
