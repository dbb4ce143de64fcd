import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options set by the site. */
export interface Options {
  /** Names of the versions in the build. */
  readonly versions: readonly string[];
  /** Host on which the worker is registered, including the port, if any. Default: the host of the site's `url`. */
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

/** @throws if an option is unknown, missing or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
