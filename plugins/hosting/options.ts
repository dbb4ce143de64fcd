import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { ContentOrigins } from '../../serve/headers/types';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that this build contains. */
  readonly versions: readonly string[];
  /** What plugins reach outside the site. */
  readonly origins: readonly ContentOrigins[];
  /** Absolute path of the published folder on the machine that runs nginx. */
  readonly nginxRoot: string;
}

/** What a source of a policy may be: the origin of a secure site, with or without a wildcard for its subdomains. */
const origin = Joi.string()
  .pattern(/^(https|wss):\/\/(\*\.)?[\w.-]+(:\d+)?$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}"; a Content-Security-Policy needs an origin such as "https://ads.example", without a path.',
  });
const origins = Joi.array().items(origin);

const schema = Joi.object<Options>({
  versions: Joi.array().items(Joi.string()).min(1).required(),
  origins: Joi.array()
    .items(
      Joi.object({
        scripts: origins,
        images: origins,
        connections: origins,
        styles: origins,
        fonts: origins,
        frames: origins,
        forms: origins,
      }),
    )
    .default([]),
  nginxRoot: Joi.string()
    .pattern(/^\/[\w./-]*$/)
    .default('/var/www/docs'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
