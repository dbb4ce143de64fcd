const HEADING = /^(#{1,6}) .*?(?:\{\/\*\s*#(\S+?)\s*\*\/\})?\s*$/;
const FENCE = /^(```|~~~)/;

/** A line that begins a section. */
export interface HeadingLine {
  readonly level: number;
  /** Its explicit id. */
  readonly id: string | undefined;
  /** Index of the line. */
  readonly line: number;
}

/** The lines of an MDX page, with those of code emptied. */
export function withoutFences(lines: readonly string[]): string[] {
  let isFenced = false;
  return lines.map((text) => {
    const isFence = FENCE.test(text.trim());
    isFenced = isFence ? !isFenced : isFenced;
    return isFence || isFenced ? '' : text;
  });
}

/** Finds the headings of an MDX page; lines of code that look like headings are none. */
export function readHeadings(lines: readonly string[]): HeadingLine[] {
  return withoutFences(lines).flatMap((text, line) => {
    const [, hashes, id] = HEADING.exec(text) ?? [];
    return hashes ? [{ level: hashes.length, id, line }] : [];
  });
}
