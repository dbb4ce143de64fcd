import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import type { ApiVersion } from '../data/types';
import { API_VERSIONS } from '../data/versions';
import { readDescriptionGaps } from './readDescriptionGaps';

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
