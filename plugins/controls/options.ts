import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions whose pages show controls, Docusaurus' own names. */
  readonly versions: readonly string[];
}

const schema = Joi.object<Options>({
  versions: versionsOption,
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options & { id: string }>): Options {
  return validate(schema as never, options as never) as Options;
}
