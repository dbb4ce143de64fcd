/** A position in the text of a listing. */
export interface CodePlace {
  /** Index into the text. */
  readonly offset: number;
  /** Distance of its line from the top edge of the listing, in CSS pixels. Default: that of the first line. */
  readonly top?: number;
  /** Horizontal scroll offset in CSS pixels. Default: 0. */
  readonly left?: number;
}

/** Finds the position in a listing's `pre` that is nearest to a point of the window, if the point is inside it. */
export function findPlace(listing: HTMLElement, x: number, y: number): CodePlace | undefined {
  const pre = listing.querySelector('pre');
  const caret = findCaret(x, y);
  if (!pre || !caret || !pre.contains(caret.node)) {
    return undefined;
  }
  const before = document.createRange();
  before.setStart(pre, 0);
  before.setEnd(caret.node, caret.offset);
  // Hidden text counts too, because offsets refer to the whole file.
  return {
    offset: before.toString().length,
    top: findLineTop(listing, pre, y),
    left: pre.scrollLeft,
  };
}

/** Finds the position of the first visible line. */
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

/** Returns the top of the line at a height. All lines have the same height and never wrap. */
function findLineTop(listing: HTMLElement, pre: HTMLElement, y: number): number {
  const { lineHeight, paddingTop } = getComputedStyle(pre);
  const height = Number.parseFloat(lineHeight);
  const first = pre.getBoundingClientRect().top + Number.parseFloat(paddingTop);
  const line = Math.max(Math.floor((y - first) / height), 0);
  return first + line * height - listing.getBoundingClientRect().top;
}

/** Finds the caret at a point. Safari and Chrome before 128 lack `caretPositionFromPoint`. */
function findCaret(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
