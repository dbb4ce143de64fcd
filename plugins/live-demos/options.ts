import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options set by the site. */
export interface Options {
  /** Versions whose demos are built, by Docusaurus' names. */
  readonly versions: readonly string[];
  /** Locales, in addition to the default one, whose pages show the same demos. */
  readonly translations: readonly string[];
  /** Reaction to demos and pages that do not match; `warn` during development, `throw` for production builds. */
  readonly onProblem: 'warn' | 'throw';
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  translations: Joi.array().items(Joi.string()).default([]),
  onProblem: Joi.string().valid('warn', 'throw').default('throw'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options & { id: string }>): Options {
  return validate(schema as never, options as never) as Options;
}
