/** Analytics settings from the build's environment; the options have defaults for all others. */
export interface AnalyticsEnvironment {
  readonly ga4Id?: string;
  readonly beaconUrl?: string;
  readonly consent?: string;
}

/** Reads the recipients of events, if any, and the rule for consent. */
export function readAnalyticsEnvironment({
  ANALYTICS_GA4_ID,
  ANALYTICS_BEACON_URL,
  ANALYTICS_CONSENT,
}: Readonly<Record<string, string | undefined>>): AnalyticsEnvironment {
  return {
    ...(ANALYTICS_GA4_ID && { ga4Id: ANALYTICS_GA4_ID }),
    ...(ANALYTICS_BEACON_URL && { beaconUrl: ANALYTICS_BEACON_URL }),
    ...(ANALYTICS_CONSENT && { consent: ANALYTICS_CONSENT }),
  };
}
