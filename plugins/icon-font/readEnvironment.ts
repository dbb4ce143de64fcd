import type { Options } from './options';

/** Reads from the environment of a build which service has the icon font, if any. */
export function readIconFontEnvironment({
  ICON_FONT_URL,
  ICON_FONT_ORIGINS,
}: Readonly<Record<string, string | undefined>>): Options {
  return {
    stylesheetUrl: ICON_FONT_URL || null,
    fontOrigins: ICON_FONT_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [],
  };
}
