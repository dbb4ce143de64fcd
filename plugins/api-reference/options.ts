import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { V7_FAMILIES } from './data/families';
import { type ApiVersion, PLANS } from './types';

/** Options as the site gives them. */
export interface Options {
  /** The versions that have a reference, of those that are built; the current one when left out. */
  readonly versions?: readonly ApiVersion[];
}

/** Options as the plugin uses them. */
export type PluginOptions = Required<Options> & { readonly id: string };

export const DEFAULT_VERSIONS: readonly ApiVersion[] = [
  { name: 'current', folder: 'docs', path: '', families: V7_FAMILIES },
];

const family = Joi.object({
  slug: Joi.string()
    .pattern(/^[a-z]+(-[a-z]+)*$/, 'kebab-case')
    .required(),
  packages: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        plan: Joi.string()
          .valid(...PLANS)
          .required(),
      }),
    )
    .min(1)
    .required(),
  interfaces: Joi.array().items(Joi.string()).unique().default([]),
  reviewed: Joi.object({
    descriptions: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
    plans: Joi.object()
      .pattern(Joi.string(), Joi.string().valid(...PLANS))
      .default({}),
  }).default({ descriptions: {}, plans: {} }),
});

const schema = Joi.object<Options>({
  versions: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        folder: Joi.string().required(),
        path: Joi.string().allow('').required(),
        families: Joi.array().items(family).min(1).required(),
      }),
    )
    .unique('name')
    .default(DEFAULT_VERSIONS),
});

/** @throws when an option is unknown, missing or wrong, with its name and what is valid */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
