import path from 'node:path';
import type { ApiVersion } from '../data/types';
import { API_VERSIONS } from '../data/versions';
import { loadReference } from '../loadReference';
import { PLUGIN_NAME } from '../pages/readLabels';
import { type DescriptionGaps, listDescriptionGaps } from './listDescriptionGaps';
import { readTranslations } from './readTranslations';

/** Returns the folder of the translated descriptions of a language. */
export function translationsDir(localizationDir: string): string {
  return path.join(localizationDir, PLUGIN_NAME, 'descriptions');
}

/**
 * Finds the remaining work on the descriptions of a language.
 *
 * @param localizationDir absolute path, such as that of `i18n/zh`
 * @param versions if some versions are omitted, translations that only they use count as stale
 */
export async function readDescriptionGaps(
  siteDir: string,
  localizationDir: string,
  versions: readonly ApiVersion[] = API_VERSIONS,
): Promise<DescriptionGaps> {
  const references = await Promise.all(versions.map((version) => loadReference(version, siteDir)));
  return listDescriptionGaps(references, readTranslations(translationsDir(localizationDir)));
}
