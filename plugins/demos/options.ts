import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { ContentOrigins } from '../../serve/headers/types';
import { versionsOption } from '../../src/versions/versionsOption';
import { iconFontSchema, type Options as IconFontOptions } from '../icon-font/options';

/** Options set by the site. */
export interface Options {
  /** Docusaurus' names of the versions that this build contains. */
  readonly versions: readonly string[];
  /** Locales, in addition to the default one, whose pages show the same demos. */
  readonly translations: readonly string[];
  /** Reaction to demos and pages that do not match; `warn` during development, `throw` for production builds. */
  readonly onProblem: 'warn' | 'throw';
  /** Source of the icon font for demos, the same as for pages of the site. */
  readonly iconFont: IconFontOptions;
  /** Another origin with the same build, for frames that run readers' code; `null` for the site's origin. */
  readonly origin: string | null;
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  translations: Joi.array().items(Joi.string()).default([]),
  onProblem: Joi.string().valid('warn', 'throw').default('throw'),
  iconFont: iconFontSchema.default(),
  origin: Joi.string()
    .pattern(/^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/)
    .messages({
      'string.pattern.base':
        '{{#label}} is "{{#value}}"; an origin looks like "https://demos.example", without a path. Set DEMOS_ORIGIN to one, or leave it out.',
    })
    .allow(null)
    .default(null),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}

/** Reads from the build's environment the origin of frames that run readers' code, if it is not the site's. */
export function readDemosEnvironment({
  DEMOS_ORIGIN,
}: Readonly<Record<string, string | undefined>>): Pick<Options, 'origin'> {
  return { origin: DEMOS_ORIGIN || null };
}

/** Returns the origins that pages may frame, and those of sandboxes, to which they send projects as forms. */
export function contentOrigins({ origin }: Pick<Options, 'origin'>): ContentOrigins {
  return {
    frame: origin ? [origin] : [],
    form: ['https://stackblitz.com', 'https://codesandbox.io'],
  };
}
