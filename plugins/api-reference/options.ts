import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { API_VERSIONS } from './data/versions';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions whose reference is made. */
  readonly versions: readonly string[];
}

const schema = Joi.object<Options>({
  versions: Joi.array()
    .items(Joi.string().valid(...API_VERSIONS.map(({ name }) => name)))
    .min(1)
    .unique()
    .required(),
});

/** @throws if an option is unknown, missing or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
