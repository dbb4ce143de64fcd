import type { Options } from './options';

/**
 * Reads from the environment of a build where ads come from. While pages are written there are none, unless
 * `ADS_IN_DEVELOPMENT` asks for them; `DISABLE_ADS` means none anywhere.
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
