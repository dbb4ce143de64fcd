import type { Options } from './options';

/** Returns the origins of the font service for a page's security policy; none if the site publishes the font. */
export function contentOrigins({ stylesheetUrl, fontOrigins }: Options): {
  readonly style: readonly string[];
  readonly font: readonly string[];
} {
  const origins = stylesheetUrl ? [new URL(stylesheetUrl).origin] : [];
  return { style: origins, font: stylesheetUrl ? [...origins, ...fontOrigins] : [] };
}
