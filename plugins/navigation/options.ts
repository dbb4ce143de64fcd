import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options set by the site. */
export interface Options {
  /** Versions in the build, by Docusaurus' names. */
  readonly versions: readonly string[];
  /** Reaction to sidebars, pages and translations that do not match. */
  readonly onProblem: 'warn' | 'throw';
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  onProblem: Joi.string().valid('warn', 'throw').default('throw'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options & { id: string }>): Options {
  return validate(schema as never, options as never) as Options;
}
