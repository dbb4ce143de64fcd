import type { Options } from './options';

/** Origins of the fonts service that a page's security policy has to allow; none for the site's own font. */
export function contentOrigins({ stylesheetUrl, fontOrigins }: Options): {
  readonly style: readonly string[];
  readonly font: readonly string[];
} {
  const origins = stylesheetUrl ? [new URL(stylesheetUrl).origin] : [];
  return { style: origins, font: stylesheetUrl ? [...origins, ...fontOrigins] : [] };
}
