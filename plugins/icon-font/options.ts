import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options that the site passes in. */
export interface Options {
  /** Style sheet of a font service; if null, the site publishes the font itself. */
  readonly stylesheetUrl: string | null;
  /** Origins from which the service loads fonts, if they differ from the style sheet's. */
  readonly fontOrigins: readonly string[];
}

/** Schema of the options; plugins whose pages show icons use it too. */
export const iconFontSchema = Joi.object<Options>({
  stylesheetUrl: Joi.string().uri({ scheme: 'https' }).allow(null).default(null),
  fontOrigins: Joi.array()
    .items(Joi.string().pattern(/^https:\/\/[\w.*-]+$/, 'origin with https'))
    .default([]),
});

/** @throws if an option is unknown or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(iconFontSchema, options) as Options;
}
