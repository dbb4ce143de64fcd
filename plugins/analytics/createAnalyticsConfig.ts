import type { Options } from './options';
import type { AnalyticsConfig } from './types';

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
