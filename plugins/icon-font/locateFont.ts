import { fontFolder, listFont } from './fontFiles';
import type { Options } from './options';
import { contentOrigins } from './origins';

/** Where pages find the font, and what their security policy has to allow for it. */
export interface IconFont {
  /** Address of the style sheet. */
  readonly href: string;
  readonly origins: ReturnType<typeof contentOrigins>;
  /** Addresses and sizes in bytes of what the site has of it, for readers without a network. */
  readonly files: readonly (readonly [string, number])[];
}

/**
 * @param siteDir absolute folder of the site
 * @param baseUrl of the pages, with both slashes
 */
export function locateFont(siteDir: string, baseUrl: string, options: Options): IconFont {
  const folder = `${baseUrl}${fontFolder(siteDir)}/`;
  return {
    href: options.stylesheetUrl ?? `${folder}filled.css`,
    origins: contentOrigins(options),
    files: options.stylesheetUrl ? [] : listFont(siteDir, folder),
  };
}
