import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { iconFontSchema, type Options as IconFontOptions } from '../icon-font/options';
import type { ContentOrigins } from '../../serve/headers/types';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options set by the site. */
export interface Options {
  /** Names of the versions that this build contains. */
  readonly versions: readonly string[];
  /** Source of the icon font for demos, the same as for pages of the site. */
  readonly iconFont: IconFontOptions;
  /** Another origin with the same build, for frames that run readers' code; `null` for the site's origin. */
  readonly origin: string | null;
}

const schema = Joi.object<Options>({
  versions: versionsOption,
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

/** Returns the origins that pages must be allowed to frame. */
export function contentOrigins({ origin }: Pick<Options, 'origin'>): ContentOrigins {
  return { frame: origin ? [origin] : [] };
}
