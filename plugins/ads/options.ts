import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options as the site gives them. */
export interface Options {
  /** Whether pages have a place for ads at all. */
  readonly isShown: boolean;
  /** A provider's JSON feed; ads in text come from it. */
  readonly feedUrl: string | null;
  /** A network's script; ads with pictures come from it. */
  readonly scriptUrl: string | null;
  /** Other origins from which the network's script, in its frame, loads scripts and data. */
  readonly networkOrigins: readonly string[];
}

/** Browsers block what is not encrypted on pages that are; `http` is for trying something out on one's own machine. */
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

/** @throws when an option is unknown or wrong, with its name and what is valid */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
