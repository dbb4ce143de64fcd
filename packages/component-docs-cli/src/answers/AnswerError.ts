/** Why there is no answer. */
export type Refusal =
  | 'invalid'
  | 'unknown-version'
  | 'unknown-language'
  | 'ambiguous-version'
  | 'not-found'
  | 'no-data';

/** A question that cannot be answered as it was asked: whoever asked can ask better. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code: Refusal;
  /** What may have been meant, best first. */
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
