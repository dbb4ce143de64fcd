/** Settings of analytics in the environment of a build; defaults of the options apply to the rest. */
export interface AnalyticsEnvironment {
  readonly ga4Id?: string;
  readonly beaconUrl?: string;
  readonly consent?: string;
}

/** Reads whom events are sent to, if anyone, and who is asked before. */
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
