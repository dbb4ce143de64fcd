import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options that the site passes in. */
export interface Options {
  /** Whether pages have space for ads. */
  readonly isShown: boolean;
  /** A provider's JSON feed, the source of text ads. */
  readonly feedUrl: string | null;
  /** A network's script, the source of ads with pictures. */
  readonly scriptUrl: string | null;
  /** Other origins from which the network's script, in its frame, loads scripts and data. */
  readonly networkOrigins: readonly string[];
}

/** Browsers block unencrypted requests from encrypted pages; `http` is only for local tests. */
const address = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .allow(null)
  .default(null);

const schema = Joi.object<Options>({
  isShown: Joi.boolean().default(true),
  feedUrl: address,
  scriptUrl: address,
  networkOrigins: Joi.array()
    .items(Joi.string().pattern(/^https:\/\/[\w.*-]+$/, 'origin with https'))
    .default([]),
});

/** @throws if an option is unknown or invalid, with its name and the valid values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}

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
