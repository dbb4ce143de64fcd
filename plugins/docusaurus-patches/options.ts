import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that this build contains. */
  readonly versions: readonly string[];
}

const schema = Joi.object<Options>({ versions: versionsOption });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
