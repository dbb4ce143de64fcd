import type { ChineseRule } from '../types.ts';

/**
 * Closing `**` after punctuation. Markdown requires a space or more punctuation after it, which Chinese does not have
 * there, so readers would see the asterisks.
 */
const STUCK = /[。：；，、？！）》」”]\*\*(?=[^\s\p{P}]|[`[])/gu;

/** Bold text must end before its punctuation: `**没有值**。` */
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

/** Whether the asterisks at a position close bold text instead of opening it. */
const isEnd = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/\*\*/g) ?? []).length % 2 === 1;
