import type { Plan, PropDoc } from '../types';
import type { UnplannedProp } from './readProps';

/**
 * Joins what each plan's package says about the same entry: the higherPlan package describes it in
 * full, and a member's plan is that of the first package that has it.
 *
 * @param readings one list of members for each package, cheapest plan first
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
