import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that are built, Docusaurus' own names. */
  readonly versions: readonly string[];
  /** What happens when a sidebar, its pages and its translations do not fit together. */
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
