import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { ConsentRule } from './types';

/** Options that the site passes in. */
export interface Options {
  /** Measurement id of Google Analytics 4. */
  readonly ga4Id: string | null;
  /** Custom address that receives events as JSON. */
  readonly beaconUrl: string | null;
  /** Which readers are asked before anything is sent. */
  readonly consent: ConsentRule;
  /** Path of the page that lists the collected data, in the default language. */
  readonly privacyPath: string;
}

const schema = Joi.object<Options>({
  ga4Id: Joi.string()
    .pattern(/^G-[A-Z\d]+$/, 'measurement id, such as G-ABC123')
    .allow(null)
    .default(null),
  beaconUrl: Joi.string()
    .uri({ scheme: ['https', 'http'], allowRelative: true })
    .allow(null)
    .default(null),
  consent: Joi.string().valid('always', 'region', 'never').default('always'),
  privacyPath: Joi.string()
    .pattern(/^\/.*\/$/, 'path from slash to slash')
    .default('/x/introduction/privacy/'),
});

/** @throws if an option is unknown or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}

/** Analytics settings from the build's environment; the options have defaults for all others. */
interface AnalyticsEnvironment {
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
