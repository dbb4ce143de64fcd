import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { ConsentRule } from './types';

/** Options as the site gives them. */
export interface Options {
  /** Measurement id of Google Analytics 4. */
  readonly ga4Id: string | null;
  /** Address of one's own that takes events as JSON. */
  readonly beaconUrl: string | null;
  /** Who is asked before anything is sent. */
  readonly consent: ConsentRule;
  /** Page of the site that says what is collected, in the addresses of the default language. */
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

/** @throws when an option is unknown or wrong, with its name and what is valid */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
