import type { Options } from './options';

/**
 * Reads the sources of ads from the environment of the build. In development there are no ads unless
 * `ADS_IN_DEVELOPMENT` is set; `DISABLE_ADS` turns them off everywhere.
 */
export function readAdsEnvironment({
  NODE_ENV,
  DISABLE_ADS,
  ADS_IN_DEVELOPMENT,
  ADS_FEED_URL,
  ADS_SCRIPT_URL,
  ADS_NETWORK_ORIGINS,
}: Readonly<Record<string, string | undefined>>): Options {
  return {
    isShown: !DISABLE_ADS && (NODE_ENV !== 'development' || Boolean(ADS_IN_DEVELOPMENT)),
    feedUrl: ADS_FEED_URL || null,
    scriptUrl: ADS_SCRIPT_URL || null,
    networkOrigins: ADS_NETWORK_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [],
  };
}
