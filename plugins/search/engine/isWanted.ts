import type { Plan } from '../../api-reference/types';
import type { ResultFlag, SearchQuery } from '../types';

/** Whether something has the plan and the flag that a reader chose. */
export function isWanted(
  { plan = 'community', flags = [] }: { plan?: Plan; flags?: readonly ResultFlag[] },
  wanted: Pick<SearchQuery, 'plan' | 'flag'>,
): boolean {
  return (
    (wanted.plan === '' || wanted.plan === plan) &&
    (wanted.flag === '' || flags.includes(wanted.flag))
  );
}
