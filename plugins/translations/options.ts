import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options as the site gives them. */
export interface Options {
  /** Reaction to a string without translation; `warn` while writing, `throw` for publishing. */
  readonly onProblem: 'warn' | 'throw';
}

const schema = Joi.object<Options>({
  onProblem: Joi.string().valid('warn', 'throw').default('throw'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
