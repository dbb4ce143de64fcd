import type { Options } from './options';

/** `FEEDBACK_ADDRESS` names where feedback is sent; `false` where the host has nobody to take it. */
export function readFeedbackEnvironment({
  FEEDBACK_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Options {
  return address ? { address: address === 'false' ? false : address } : {};
}
