import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { iconFontSchema, type Options as IconFontOptions } from '../icon-font/options';
import { versionsOption } from '../../src/versions/versionsOption';

/** Options as the site gives them. */
export interface Options {
  /** Names of the versions that this build contains. */
  readonly versions: readonly string[];
  /** Where demos have the font of their icons from, as on pages of the site. */
  readonly iconFont: IconFontOptions;
}

const schema = Joi.object<Options>({
  versions: versionsOption,
  iconFont: iconFontSchema.default(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
