import type { KnownProblem } from './types';

/** Share of the words of a question that a problem must contain. */
const MIN_SHARE = 0.6;

/** Matches words and names; single Chinese characters count as words. */
const WORD = /\p{Script=Han}|[\p{L}\p{N}_]{2,}/gu;

/** Common words that do not describe a symptom. */
const IGNORED = new Set(
  'a an and are as at be but by for from has have in is it its no not of on or that the there this to when with 的 了 在 是 时 会 和'.split(
    ' ',
  ),
);

/**
 * Finds the problems that a description of a symptom may refer to, best match first.
 *
 * @param text words such as "onClose called twice DatePicker"
 */
export function findBySymptom(problems: readonly KnownProblem[], text: string): KnownProblem[] {
  const asked = [...wordsOf(text)];
  if (asked.length === 0) {
    return [];
  }
  const scored = problems.map((problem): [score: number, problem: KnownProblem] => {
    const own = wordsOf([problem.title, ...problem.components].join(' '));
    return [asked.filter((word) => own.has(word)).length / asked.length, problem];
  });
  return scored
    .filter(([score]) => score >= MIN_SHARE)
    .sort(([a], [b]) => b - a)
    .map(([, problem]) => problem);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => !IGNORED.has(word)));
}
