import type { Tree } from '@lezer/common';
import { highlightCode as highlightTree } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { highlighter } from './highlighter';

/** A part of a line, and the classes of its color; empty for plain text. */
export interface CodeToken {
  readonly text: string;
  readonly classes: string;
}

/** Dialects by the languages of listings and the extensions of files. */
const DIALECTS: Readonly<Record<string, string>> = {
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'ts jsx',
};

/** Code can come with an address, and be made to stop the page; in characters. */
const MAX_LENGTH = 50_000;

/** Milliseconds for the grammar of one file, which takes a few. */
const MAX_TIME = 500;

/**
 * Splits code into tokens, as the editor of demos does, so that nothing changes when one becomes the other.
 *
 * @param language as in `tsx`, of a listing or a file
 * @returns the tokens of each line; `undefined` for other languages, and for code that takes too long
 */
export function highlightCode(code: string, language: string): CodeToken[][] | undefined {
  const dialect = DIALECTS[language];
  if (dialect === undefined || code.length > MAX_LENGTH) {
    return undefined;
  }
  const tree = parseInTime(code, dialect);
  if (!tree) {
    return undefined;
  }
  const lines: CodeToken[][] = [[]];
  highlightTree(
    code,
    tree,
    highlighter,
    (text, classes) => addToken(lines.at(-1)!, text, classes),
    () => lines.push([]),
  );
  return lines;
}

function parseInTime(code: string, dialect: string): Tree | null {
  const parse = parser.configure({ dialect }).startParse(code);
  const end = performance.now() + MAX_TIME;
  let tree: Tree | null = null;
  while (!tree && performance.now() < end) {
    tree = parse.advance();
  }
  return tree;
}

/** White space has no color: it joins the token before it, which saves elements. */
function addToken(line: CodeToken[], text: string, classes: string): void {
  const last = line.at(-1);
  if (last && (last.classes === classes || text.trim() === '')) {
    line[line.length - 1] = { text: last.text + text, classes: last.classes };
  } else {
    line.push({ text, classes });
  }
}
