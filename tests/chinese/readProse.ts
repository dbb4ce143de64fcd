import type { Block, Listing, ProsePage } from './types.ts';

const FRONT_MATTER = /^---\n.*?\n---\n/s;
const FENCE = /^(```+|~~~+)[^\n]*\n([\s\S]*?)^\1[^\S\n]*$/gm;
/** MDX comments, except for those that contain the ids of headings. */
const COMMENT = /\{\/\*(?!\s*#).*?\*\/\}/gs;

/** Splits a page into paragraphs and listings, which keep their line numbers. */
export function readProse(file: string, source: string): ProsePage {
  const text = source.replaceAll('\r\n', '\n').replace(FRONT_MATTER, keepLines);
  const listings: Listing[] = [...text.matchAll(FENCE)].map((match) => ({
    line: lineAt(text, match.index) + 1,
    code: match[2] ?? '',
  }));
  const prose = text.replace(FENCE, keepLines).replace(COMMENT, keepLines);
  return { file, text, blocks: readBlocks(prose), listings };
}

function readBlocks(prose: string): Block[] {
  return [...prose.matchAll(/(?:^[^\n]*\S[^\n]*\n?)+/gm)].map((match) => ({
    line: lineAt(prose, match.index),
    text: match[0].trim(),
  }));
}

/** Removes text but keeps its line breaks. */
function keepLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
