import { escapeRegExp } from '../../lib/text/escapeRegExp.ts';
import { readHeadings } from '../../plugins/translations/sections/hashSections.ts';
import type { Claim } from './types.ts';

/** The mark after a statement in a page's source that a test proves. */
const MARK = /\{\/\*\s*claim\s*\*\/\}/g;
/** Replaces a mark in text without formatting. */
const PROVED = '\u0001';
const FRONT_MATTER = /^---\n.*?\n---\n/s;
const OTHER_COMMENT = /\{\/\*.*?\*\/\}/gs;
/** Characters that may appear between a statement and its mark. */
const STOPS = '[.,;:!?)|"”\\s]*';
const CONTEXT = 70;
/** A mark that would be rendered as a space before the punctuation. */
const STRAY_SPACE = /\s\{\/\*\s*claim\s*\*\/\}[,.;:!?]/;

/**
 * Compares a page with its claims: each claim must be in its section and be followed by a mark, and each mark must have
 * a claim.
 *
 * @param mdx the English page
 * @returns problems, ready to be printed
 */
export function comparePage(mdx: string, claims: readonly Claim[]): string[] {
  const sections = readSections(mdx);
  const problems: string[] = [];
  for (const { section, text, line } of claims) {
    const content = sections.get(section);
    if (content === undefined) {
      problems.push(`line ${line}: the page has no section "#${section}"`);
      continue;
    }
    const statement = withoutFormatting(text);
    if (!content.includes(statement)) {
      problems.push(`line ${line}: "#${section}" does not say: ${text}`);
    } else if (!provedBy(statement).test(content)) {
      problems.push(`line ${line}: put {/* claim */} behind "${text}" in "#${section}"`);
    }
  }
  mdx.split('\n').forEach((line, index) => {
    if (STRAY_SPACE.test(line)) {
      problems.push(`line ${index + 1} of the page: put {/* claim */} behind the punctuation`);
    }
  });
  return [
    ...problems,
    ...[...sections].flatMap(([id, content]) => findUnproved(id, content, claims)),
  ];
}

function findUnproved(id: string, content: string, claims: readonly Claim[]): string[] {
  const rest = claims
    .filter(({ section }) => section === id)
    .reduce((left, { text }) => left.replace(provedBy(withoutFormatting(text)), '$1'), content);
  const parts = rest.split(PROVED).slice(0, -1);
  return parts.map(
    (before) =>
      `"#${id}" has a mark without a claim behind "…${before.slice(-CONTEXT).trim()}": write its test, or take the mark out`,
  );
}

function provedBy(statement: string): RegExp {
  return new RegExp(`(${escapeRegExp(statement)}${STOPS})${PROVED}`);
}

/** Returns the text of each section without formatting, by id. The text before the first heading has the id ''. */
function readSections(mdx: string): Map<string, string> {
  const lines = mdx.replace(FRONT_MATTER, '').split(/\r?\n/);
  const starts = readHeadings(lines).filter(({ id }) => id !== undefined);
  const bounds = [{ id: '', line: -1 }, ...starts];
  return new Map(
    bounds.map(({ id = '', line }, index) => [
      id,
      withoutFormatting(lines.slice(line + 1, bounds[index + 1]?.line).join('\n')),
    ]),
  );
}

function withoutFormatting(text: string): string {
  return text
    .replace(MARK, PROVED)
    .replace(OTHER_COMMENT, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
