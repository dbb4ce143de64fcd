import type { Refusal } from '../answers/AnswerError.ts';

/** Code that a version lacks something of. */
export const FOUND_MISSING = 1;

/** A command, an option or an argument that does not exist. */
export const ASKED_WRONGLY = 2;

/** What scripts are told when there is no answer. */
export const EXIT_CODES: Readonly<Record<Refusal, number>> = {
  invalid: ASKED_WRONGLY,
  'not-found': 3,
  'unknown-version': 4,
  'unknown-language': 4,
  'ambiguous-version': 4,
  'no-data': 5,
};
