import type { Fence, PageCode } from '../../../src/markdown/code-names/types.ts';
import { codeTokens } from '../../../src/markdown/code-names/codeTokens.ts';

/**
 * Compares the listings of a translation with those of the English page. Only their comments may differ.
 *
 * @returns one message for each listing that differs
 */
export function compareFences(english: PageCode, translated: PageCode): string[] {
  const count = Math.max(english.fences.length, translated.fences.length);
  return Array.from({ length: count }, (_, index) => {
    const original = english.fences[index];
    const copy = translated.fences[index];
    if (!original) {
      return `${translated.file}:${copy?.line ?? 1} shows code that ${english.file} does not show. Show it there too, or take it away.`;
    }
    if (!copy) {
      return `${translated.file}:1 lacks the code of ${english.file}:${original.line}. Show it there too.`;
    }
    const line = original.isLocalized && copy.isLocalized ? null : findDifference(original, copy);
    return line === null
      ? []
      : `${translated.file}:${line} differs from the code of ${english.file}:${original.line}. Only comments and titles are translated; where an example belongs to its language, both fences say "localized".`;
  }).flat();
}

/** Returns the line at which a copy differs from its original; `null` if they are the same. */
function findDifference(original: Fence, copy: Fence): number | null {
  if (original.language !== copy.language || withoutTitle(original) !== withoutTitle(copy)) {
    return copy.line - 1;
  }
  const [expected, actual] = [original, copy].map(({ code, language }) =>
    codeTokens(code, language),
  ) as [string[], string[]];
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index += 1) {
    if (expected[index] !== actual[index]) {
      return copy.line + lineOfToken(copy.code, actual[index]);
    }
  }
  return null;
}

const withoutTitle = ({ meta }: Fence) => meta.replace(/title=(["'])(.*?)\1/, '').trim();

/** Returns the first line that contains the token, which is accurate enough to find it. */
function lineOfToken(code: string, token: string | undefined): number {
  const line = code.split('\n').findIndex((text) => token !== undefined && text.includes(token));
  return Math.max(line, 0);
}
