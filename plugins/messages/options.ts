import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options in the site's configuration. */
export interface Options {
  /** Names of the versions whose messages are shown. */
  readonly versions: readonly string[];
  /** Reaction to a message without an explanation, or an explanation without a message. */
  readonly onProblem: 'warn' | 'throw';
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  onProblem: Joi.string().valid('warn', 'throw').required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
