import { findQuaintWords } from '../../lib/lint/plainWords.mjs';

/**
 * Finds words of an English text that have a plainer alternative.
 *
 * @param file name of the text in the messages
 */
export function findQuaintEnglish(file: string, text: string): string[] {
  return findQuaintWords(text).map(({ index, word, plain }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line} "${word}" is not plain English. Write "${plain}".`;
  });
}
