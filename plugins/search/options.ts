import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options set by the site. */
export interface Options {
  /** Names of the versions in the build. */
  readonly versions: readonly string[];
}

const schema = Joi.object<Options>({
  versions: versionsOption,
});

/** @throws if an option is unknown, missing or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
