import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options as the site gives them. */
export interface Options {
  /** Style sheet of a fonts service; without one the site publishes the font itself. */
  readonly stylesheetUrl: string | null;
  /** Where that service has the fonts, if not beside the style sheet. */
  readonly fontOrigins: readonly string[];
}

/** Schema of the options; plugins whose pages show icons use it too. */
export const iconFontSchema = Joi.object<Options>({
  stylesheetUrl: Joi.string().uri({ scheme: 'https' }).allow(null).default(null),
  fontOrigins: Joi.array()
    .items(Joi.string().pattern(/^https:\/\/[\w.*-]+$/, 'origin with https'))
    .default([]),
});

/** @throws when an option is unknown or wrong, with its name and what is valid */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(iconFontSchema, options) as Options;
}
