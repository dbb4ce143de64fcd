import type { ChineseRule } from '../types.ts';

/** Sentences of Chinese are longer: a paragraph with fewer than half of the English ones has lost some. */
const MIN_SHARE = 0.5;
/** In shorter paragraphs two sentences are often joined. */
const MIN_SENTENCES = 3;
/** Tables, elements, headings and admonitions have no sentences to count. */
const NOT_PARAGRAPH = /^(?:\||<|#|:::)/;

/** Both languages have the same paragraphs, and none has lost sentences. */
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
  // The number of a list item is no sentence.
  return [...prose.replace(/^\s*\d+\.\s/gm, '').matchAll(/[.!?](?=["”’)\]]*(?:\s|$))/g)].length;
}

function countChinese(text: string): number {
  return [...withoutCode(text).matchAll(/[。！？；]/g)].length;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, 'code');
}
