import type { Options } from './options';

/** What a page's security policy has to allow for a fonts service; nothing for the site's own font. */
export function contentOrigins({ stylesheetUrl, fontOrigins }: Options): {
  readonly style: readonly string[];
  readonly font: readonly string[];
} {
  const origins = stylesheetUrl ? [new URL(stylesheetUrl).origin] : [];
  return { style: origins, font: stylesheetUrl ? [...origins, ...fontOrigins] : [] };
}
