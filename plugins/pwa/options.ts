import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that are built. */
  readonly versions: readonly string[];
  /** The host, with its port if it has one, on which the worker is registered; that of the site's `url` by default. */
  readonly host?: string;
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  host: Joi.string()
    .pattern(/^[\w.-]+(:\d+)?$/)
    .messages({
      'string.pattern.base':
        '"host" is "{#value}"; it must be a host such as docs.example.org or localhost:3000, without protocol and path',
    }),
});

/** @throws when an option is unknown, missing or wrong, with its name and what is valid */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
