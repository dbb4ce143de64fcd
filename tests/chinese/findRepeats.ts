import type { PagePair } from './types.ts';

/** The Chinese of a block, and its location. */
export interface Rendering {
  readonly file: string;
  /** Line on which the block starts, 1-based. */
  readonly line: number;
  readonly text: string;
}

/** An English block on several pages, with all its different Chinese wordings. */
export interface Repeat {
  readonly english: string;
  /** Renderings by normalized wording, the most frequent first. */
  readonly wordings: readonly (readonly Rendering[])[];
}

/** Headings and standalone elements, whose wording depends on the page around them. */
const NOT_PROSE = /^(?:#|<|:::)/;
const LINK_TARGET = /\]\([^)]*\)/g;

/**
 * Finds English blocks that occur more than once with different Chinese. Ignores link targets, because they depend on
 * the location of the page.
 *
 * @param pairs pages in both languages. Pairs with different numbers of blocks are skipped, because the rule on
 *   paragraphs reports them.
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
