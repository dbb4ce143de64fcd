/**
 * Unusual words and their plain alternatives. Words that are right in some contexts are not listed.
 *
 * @type {ReadonlyMap<string, string>}
 */
const PLAIN_WORDS = new Map([
  ['anew', 'again'],
  ['mend', 'fix'],
  ['mends', 'fixes'],
  ['mended', 'fixed'],
  ['mending', 'fixing'],
  ['forgive', 'accept'],
  ['forgives', 'accepts'],
  ['forgiven', 'accepted'],
  ['forgiving', 'tolerant'],
  ['strangers', 'unknown names, files …'],
  ['patience', 'delay, timeout'],
  ['whereupon', 'then'],
  ['thereupon', 'then'],
  ['hither', 'here'],
  ['thence', 'from there'],
  ['whence', 'from where'],
  ['henceforth', 'from now on'],
  ['betwixt', 'between'],
  ['amiss', 'wrong'],
]);

/** Matches words alone and as parts of names: `mendAddress`, `toMend`, `MEND_AFTER`. */
const WORD = new RegExp(
  [...PLAIN_WORDS.keys()]
    .flatMap((word) => [
      `(?<!\\p{L})${word}(?!\\p{Ll})`,
      `${word[0].toUpperCase()}${word.slice(1)}(?!\\p{Ll})`,
      `(?<!\\p{L})${word.toUpperCase()}(?!\\p{L})`,
    ])
    .join('|'),
  'gu',
);

/**
 * Finds words with a plainer alternative, in prose and code.
 *
 * @param {string} text
 * @returns {{ index: number, word: string, plain: string }[]}
 */
export function findQuaintWords(text) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    index,
    word,
    plain: PLAIN_WORDS.get(word.toLowerCase()) ?? '',
  }));
}

/**
 * Reports these words in comments, strings and names.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { quaint: '"{{word}}" is not plain English here. Write "{{plain}}".' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { index, word, plain } of findQuaintWords(sourceCode.text)) {
          context.report({
            loc: sourceCode.getLocFromIndex(index),
            messageId: 'quaint',
            data: { word, plain },
          });
        }
      },
    };
  },
};
