/** Reason why there is no answer. */
export type Refusal =
  | 'invalid'
  | 'unknown-version'
  | 'unknown-language'
  | 'ambiguous-version'
  | 'not-found'
  | 'no-data';

/** Error of a question that cannot be answered in this form. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code: Refusal;
  /** Suggestions, best first. */
  readonly suggestions: readonly string[];

  constructor(
    code: Refusal,
    message: string,
    options: { readonly suggestions?: readonly string[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.suggestions = options.suggestions ?? [];
  }
}
