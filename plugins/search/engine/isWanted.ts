import type { Plan } from '../../api-reference/types';
import type { ResultFlag, SearchQuery } from '../types';

/** Whether a result has the plan and flag that the reader chose. */
export function isWanted(
  { plan = 'community', flags = [] }: { plan?: Plan; flags?: readonly ResultFlag[] },
  wanted: Pick<SearchQuery, 'plan' | 'flag'>,
): boolean {
  return (
    (wanted.plan === '' || wanted.plan === plan) &&
    (wanted.flag === '' || flags.includes(wanted.flag))
  );
}
