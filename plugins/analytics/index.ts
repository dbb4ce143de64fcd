import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createConfigTag } from '../../lib/page-config/createConfigTag';
import { ANALYTICS_CONFIG_ID } from './configId';
import type { Options } from './options';
import type { AnalyticsConfig } from './types';

export { validateOptions } from './options';

/**
 * Reports usage of the site to Google Analytics 4, a custom address or both; by default to neither. If consent is
 * required, nothing is loaded, stored or sent before the reader agrees, and never in a browser that refuses tracking.
 */
export default function pluginAnalytics(
  { siteConfig }: LoadContext,
  options: Options,
): Plugin<void> {
  const config = createAnalyticsConfig(options, siteConfig.baseUrl);
  return {
    name: 'analytics',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'listen.ts')],
    injectHtmlTags: () =>
      config ? { headTags: [createConfigTag(ANALYTICS_CONFIG_ID, config)] } : {},
  };
}

/** @returns null if analytics has no recipient */
export function createAnalyticsConfig(
  { ga4Id, beaconUrl, consent, privacyPath }: Options,
  baseUrl: string,
): AnalyticsConfig | null {
  if (!ga4Id && !beaconUrl) {
    return null;
  }
  return {
    consent,
    ...(ga4Id && { ga4Id }),
    ...(beaconUrl && { beaconUrl }),
    privacyUrl: baseUrl + privacyPath.slice(1),
  };
}
