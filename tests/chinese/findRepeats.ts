import type { PagePair } from './types.ts';

/** The Chinese of one block, and where it is. */
export interface Rendering {
  readonly file: string;
  /** Line of its beginning, from 1. */
  readonly line: number;
  readonly text: string;
}

/** An English block that several pages share, with each Chinese wording that differs from the others. */
export interface Repeat {
  readonly english: string;
  /** Renderings by normalized wording, the most frequent first. */
  readonly wordings: readonly (readonly Rendering[])[];
}

/** Headings and elements on their own: their wording depends on the page around them. */
const NOT_PROSE = /^(?:#|<|:::)/;
const LINK_TARGET = /\]\([^)]*\)/g;

/**
 * Finds English blocks that occur more than once and whose Chinese differs. Targets of links do not count, because they
 * depend on where a page is.
 *
 * @param pairs pages in both languages with the same number of blocks; others are left to the rule on paragraphs
 */
export function findRepeats(pairs: readonly PagePair[]): Repeat[] {
  const renderings = new Map<string, Rendering[]>();
  for (const { english, chinese } of pairs) {
    if (english.blocks.length !== chinese.blocks.length) {
      continue;
    }
    english.blocks.forEach((block, index) => {
      const translated = chinese.blocks[index];
      if (translated && !NOT_PROSE.test(block.text)) {
        const key = normalize(block.text);
        const known = renderings.get(key) ?? [];
        known.push({ file: chinese.file, line: translated.line, text: translated.text });
        renderings.set(key, known);
      }
    });
  }
  return [...renderings].flatMap(([english, known]) => {
    const wordings = groupByWording(known);
    return wordings.length > 1 ? [{ english, wordings }] : [];
  });
}

function groupByWording(renderings: readonly Rendering[]): Rendering[][] {
  const groups = new Map<string, Rendering[]>();
  for (const rendering of renderings) {
    const wording = normalize(rendering.text);
    groups.set(wording, [...(groups.get(wording) ?? []), rendering]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function normalize(text: string): string {
  return text.replace(LINK_TARGET, ']').replace(/-{3,}/g, '-').replace(/\s+/g, ' ');
}
