import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { FEEDBACK_ADDRESS } from '../../serve/feedback/types';
import type { ContentOrigins } from '../../serve/headers/types';
import type { FeedbackData } from './types';

/** Options that the site passes in. */
export type Options = Partial<FeedbackData>;

const schema = Joi.object<FeedbackData>({
  address: Joi.alternatives(
    Joi.boolean().valid(false),
    Joi.string().pattern(/^(?:\/(?!\/)|https:\/\/)\S+$/),
  )
    .default(FEEDBACK_ADDRESS)
    .messages({
      'alternatives.match':
        '"address" has to be a path such as "/-/feedback", an address that begins with https://, or false.',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, FeedbackData>): FeedbackData {
  return validate(schema, options) as FeedbackData;
}

/** Returns the origin of an external address for the security policy. */
export function contentOrigins({ address }: Options): ContentOrigins {
  return typeof address === 'string' && address.startsWith('https://')
    ? { connect: [new URL(address).origin] }
    : {};
}

/** Reads the address for feedback from `FEEDBACK_ADDRESS`; `false` turns feedback off. */
export function readFeedbackEnvironment({
  FEEDBACK_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Options {
  return address ? { address: address === 'false' ? false : address } : {};
}
