import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { versionsOption } from '../../src/versions/versionsOption';
import type { ContentOrigins } from '../../serve/headers/types';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that this build contains. */
  readonly versions: readonly string[];
  /** Origins outside the site that plugins load from. */
  readonly origins: readonly ContentOrigins[];
  /** Whether the demo host has another origin than the pages. */
  readonly hasOwnDemosOrigin: boolean;
  /** Absolute path of the published folder on the machine that runs nginx. */
  readonly nginxRoot: string;
}

/** Valid source of a policy: the origin of a secure site, with or without a wildcard for its subdomains. */
const origin = Joi.string()
  .pattern(/^(?:(?:https|wss):\/\/(?:\*\.)?[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}"; a Content-Security-Policy needs an origin such as "https://ads.example", without a path.',
  });
const origins = Joi.array().items(origin);
/** Images of advertisers may come from any host. */
const pictures = Joi.array().items(origin, Joi.valid('https:'));

const schema = Joi.object<Options>({
  versions: versionsOption,
  origins: Joi.array()
    .items(
      Joi.object({
        script: origins,
        img: pictures,
        connect: origins,
        style: origins,
        font: origins,
        frame: origins,
        form: origins,
      }),
    )
    .default([]),
  hasOwnDemosOrigin: Joi.boolean().default(false),
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
