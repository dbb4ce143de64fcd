import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options that the site passes in. */
export interface Options {
  /** Names of the versions of a build. */
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
