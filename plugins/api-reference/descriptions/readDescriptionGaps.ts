import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
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

/**
 * Logs how much of the reference is translated to the language of the build, and which translations are out of date.
 */
export async function logDescriptionGaps(
  versions: readonly ApiVersion[],
  { siteDir, localizationDir, i18n }: LoadContext,
): Promise<void> {
  const { total, missing, stale } = await readDescriptionGaps(siteDir, localizationDir, versions);
  const untranslated = missing.length > 0 ? `, ${missing.length} are shown in English` : '';
  logger.info(
    `API descriptions in ${i18n.currentLocale}: ${total - missing.length} of ${total}${untranslated}.`,
  );
  // An English text counts as removed only if no version has it.
  if (versions.length === API_VERSIONS.length && stale.length > 0) {
    logger.warn(
      `Translated API descriptions that are not shown, because their English text changed or went: ` +
        stale.map(({ place }) => place).join(', '),
    );
  }
}
