import type { Options } from './options';

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
