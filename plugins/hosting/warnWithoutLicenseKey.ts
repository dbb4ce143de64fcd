import logger from '@docusaurus/logger';

/**
 * Warns once in a build that the commercial components will show a watermark. Never prints a key.
 *
 * @param isFirst whether this is the first language of the build
 */
export function warnWithoutLicenseKey(
  environment: Readonly<Record<string, string | undefined>>,
  isFirst: boolean,
): void {
  if (isFirst && !environment.MUI_X_LICENSE_KEY) {
    logger.warn(
      `No ${logger.name('MUI_X_LICENSE_KEY')} in the environment: commercial components show their watermark.`,
    );
  }
}
