import type { ChineseRule } from '../types.ts';

/**
 * Behind punctuation, `**` ends bold text only in front of a space or more punctuation, which Chinese does not have
 * there: readers would see the asterisks.
 */
const STUCK = /[。：；，、）」”]\*\*(?=[^\s\p{P}]|[`[])/gu;

/** Bold text ends in front of its punctuation: `**没有值**。` */
export const checkBold: ChineseRule = ({ chinese }) =>
  chinese.blocks.flatMap(({ line, text }) =>
    text.split('\n').flatMap((words, index) => {
      const found = [...words.matchAll(STUCK)].filter(({ index: at }) => isEnd(words, at));
      return found.map(
        ({ 0: end }) =>
          `${line + index} write "**${end[0]}" instead of "${end}": asterisks would be seen`,
      );
    }),
  );

/** Whether the asterisks behind a place close bold text, and do not open it. */
const isEnd = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/\*\*/g) ?? []).length % 2 === 1;
