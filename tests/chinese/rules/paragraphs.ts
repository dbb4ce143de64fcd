import type { ChineseRule } from '../types.ts';

/** Chinese sentences are longer, but a paragraph with fewer than half as many sentences as in English has lost some. */
const MIN_SHARE = 0.5;
/** Shorter paragraphs are not checked, because translations often join two sentences. */
const MIN_SENTENCES = 3;
/** Tables, elements, headings and admonitions, whose sentences are not counted. */
const NOT_PARAGRAPH = /^(?:\||<|#|:::)/;

/** Both languages must have the same paragraphs, without lost sentences. */
export const checkParagraphs: ChineseRule = ({ english, chinese }) => {
  if (english.blocks.length !== chinese.blocks.length) {
    return [
      `1 has ${chinese.blocks.length} paragraphs, ${english.file} has ${english.blocks.length}: translate paragraph by paragraph`,
    ];
  }
  return english.blocks.flatMap(({ line, text }, index) => {
    const translated = chinese.blocks[index];
    const expected = NOT_PARAGRAPH.test(text) ? 0 : countEnglish(text);
    const found = countChinese(translated?.text ?? '');
    return expected >= MIN_SENTENCES && found < expected * MIN_SHARE
      ? [
          `${translated?.line} has ${found} sentences, ${english.file}:${line} has ${expected}: is something left out?`,
        ]
      : [];
  });
};

function countEnglish(text: string): number {
  const prose = withoutCode(text).replace(/\b(?:e\.g|i\.e|etc|vs)\./g, '');
  // Ignore the period after the number of a list item.
  return [...prose.replace(/^\s*\d+\.\s/gm, '').matchAll(/[.!?](?=["”’)\]]*(?:\s|$))/g)].length;
}

function countChinese(text: string): number {
  return [...withoutCode(text).matchAll(/[。！？；]/g)].length;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, 'code');
}
