import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { DOCS_VERSIONS } from '../../src/versions';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that are built, Docusaurus' own names. */
  readonly versions: readonly string[];
  /** What happens when a sidebar, its pages and its translations do not fit together. */
  readonly onProblem: 'warn' | 'throw';
}

const schema = Joi.object<Options>({
  versions: Joi.array()
    .items(Joi.string().valid(...DOCS_VERSIONS.map(({ name }) => name)))
    .min(1)
    .required(),
  onProblem: Joi.string().valid('warn', 'throw').default('throw'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options & { id: string }>): Options {
  return validate(schema as never, options as never) as Options;
}
