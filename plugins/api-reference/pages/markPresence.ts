import type { ApiEntry, PropDoc } from '../types';
import type { MemberView } from './types';

/** Marks the rarer case: the few required props, or the few optional members. */
export function markPresence(
  { required }: Pick<PropDoc, 'required'>,
  members: readonly Pick<PropDoc, 'required'>[],
  kind: ApiEntry['kind'],
): Pick<MemberView, 'presence'> {
  const mostAreRequired = members.filter((other) => other.required).length > members.length / 2;
  if (kind !== 'component' && mostAreRequired) {
    return required ? {} : { presence: 'optional' };
  }
  return required ? { presence: 'required' } : {};
}
