/** A heading of a page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

interface Place extends Heading {
  /** Line number, from 0. */
  readonly line: number;
}

/** Marks after a heading in Markdown, such as its plan. */
const MARKS = /(?: \([^()]*\))+$/;

/** Lists the headings of a page in Markdown, ignoring code. */
export function listHeadings(markdown: string): Heading[] {
  return findHeadings(markdown.split('\n')).map(({ level, text }) => ({ level, text }));
}

/**
 * Extracts a section with all its subsections.
 *
 * @param name the heading as written, or in lower case with hyphens, with or without marks
 * @returns `null` if there is no such heading
 */
export function cutSection(markdown: string, name: string): string | null {
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  const wanted = simplify(name);
  const place = headings.findIndex(
    ({ text }) => simplify(text) === wanted || simplify(text.replace(MARKS, '')) === wanted,
  );
  const found = headings[place];
  if (!found) {
    return null;
  }
  const next = headings.slice(place + 1).find(({ level }) => level <= found.level);
  return lines.slice(found.line, next?.line).join('\n').trim();
}

/**
 * Extracts a listing with the following paragraphs, up to the next listing or heading.
 *
 * @param code the complete code of the listing
 * @returns `null` if there is no such listing
 */
export function cutFence(markdown: string, code: string): string | null {
  const lines = markdown.split('\n');
  const isFence = (line: string): boolean => /^(?:`{3,}|~{3,})/.test(line);
  const wanted = code.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      isFence(line) &&
      isFence(lines[index + wanted.length + 1] ?? '') &&
      wanted.every((each, offset) => lines[index + offset + 1] === each),
  );
  if (start === -1) {
    return null;
  }
  const behind = start + wanted.length + 2;
  const length = lines.slice(behind).findIndex((line) => isFence(line) || /^#{1,6} /.test(line));
  return lines
    .slice(start, length === -1 ? undefined : behind + length)
    .join('\n')
    .trim();
}

function findHeadings(lines: readonly string[]): Place[] {
  const headings: Place[] = [];
  let fence = '';
  lines.forEach((text, line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence !== '') {
      fence = mark.startsWith(fence) ? '' : fence;
    } else if (mark !== '') {
      fence = mark;
    } else {
      const [, signs, heading] = /^(#{1,6}) (.+)$/.exec(text) ?? [];
      if (signs && heading) {
        headings.push({ level: signs.length, text: heading.trim(), line });
      }
    }
  });
  return headings;
}

const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
