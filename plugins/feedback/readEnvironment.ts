import type { Options } from './options';

/** Reads the address for feedback from `FEEDBACK_ADDRESS`; `false` turns feedback off. */
export function readFeedbackEnvironment({
  FEEDBACK_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Options {
  return address ? { address: address === 'false' ? false : address } : {};
}
