import { fontFolder, listFont } from './fontFiles';
import type { Options } from './options';
import { contentOrigins } from './origins';

/** Address of the font, and origins that the pages' security policy must allow for it. */
export interface IconFont {
  /** Address of the style sheet. */
  readonly href: string;
  readonly origins: ReturnType<typeof contentOrigins>;
  /** Addresses and sizes in bytes of the files that the site publishes, for offline use. */
  readonly files: readonly (readonly [string, number])[];
}

/**
 * @param siteDir absolute folder of the site
 * @param baseUrl base URL of the pages, with both slashes
 */
export function locateFont(siteDir: string, baseUrl: string, options: Options): IconFont {
  const folder = `${baseUrl}${fontFolder(siteDir)}/`;
  return {
    href: options.stylesheetUrl ?? `${folder}filled.css`,
    origins: contentOrigins(options),
    files: options.stylesheetUrl ? [] : listFont(siteDir, folder),
  };
}
