import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options as the site gives them. */
export interface Options {
  /** What happens at a string without translation; `warn` is for writing, `throw` for what is published. */
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
