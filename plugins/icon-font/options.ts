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

/** Returns the origins of the font service for a page's security policy; none if the site publishes the font. */
export function contentOrigins({ stylesheetUrl, fontOrigins }: Options): {
  readonly style: readonly string[];
  readonly font: readonly string[];
} {
  const origins = stylesheetUrl ? [new URL(stylesheetUrl).origin] : [];
  return { style: origins, font: stylesheetUrl ? [...origins, ...fontOrigins] : [] };
}

/** Reads the service that provides the icon font, if any, from the environment of the build. */
export function readIconFontEnvironment({
  ICON_FONT_URL,
  ICON_FONT_ORIGINS,
}: Readonly<Record<string, string | undefined>>): Options {
  return {
    stylesheetUrl: ICON_FONT_URL || null,
    fontOrigins: ICON_FONT_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [],
  };
}
