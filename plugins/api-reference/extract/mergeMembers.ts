import type { Plan, PropDoc } from '../types';
import type { UnplannedProp } from './readProps';

/**
 * Merges the members of the same entry from each plan's package: the package of the highest plan provides the
 * description, and the plan of a member is that of the first package that has it.
 *
 * @param readings one list of members for each package, lowest plan first
 */
export function mergeMembers(
  readings: readonly { plan: Plan; props: readonly UnplannedProp[] }[],
): PropDoc[] {
  const plans = new Map<string, Plan>();
  for (const { plan, props } of readings) {
    for (const { name } of props) {
      plans.set(name, plans.get(name) ?? plan);
    }
  }
  const fullest = readings.at(-1);
  return (fullest?.props ?? []).map((prop) => ({
    ...prop,
    plan: plans.get(prop.name) ?? fullest?.plan ?? 'community',
  }));
}
