import type { ComponentEntry, Plan, PropDoc, SlotDoc } from '../types';
import { PLANS } from '../types';

/**
 * Assigns each prop and slot of a paid component the lowest plan that includes it: `BarChartPro` shares the props of
 * `BarChart`, which need no license.
 *
 * @param docs the components of one family
 * @returns the same components with lower plans of shared members
 */
export function assignPlans(docs: readonly ComponentEntry[]): ComponentEntry[] {
  const byName = new Map(docs.map((doc) => [doc.name, doc]));
  return docs.map((doc) => {
    const cheaper = cheaperForms(doc, byName);
    return {
      ...doc,
      props: doc.props.map((prop) => lowerPlan(prop, cheaper, 'props')),
      slots: doc.slots.map((slot) => lowerPlan(slot, cheaper, 'slots')),
    };
  });
}

/** `DataGridPremium` has `DataGrid` and `DataGridPro`, cheapest first. */
function cheaperForms(
  doc: ComponentEntry,
  byName: ReadonlyMap<string, ComponentEntry>,
): ComponentEntry[] {
  const base = doc.name.replace(/(Pro|Premium)$/, '');
  if (base === doc.name) {
    return [];
  }
  return [base, `${base}Pro`]
    .map((name) => byName.get(name))
    .filter((form): form is ComponentEntry => form !== undefined && form.name !== doc.name);
}

function lowerPlan<Member extends PropDoc | SlotDoc>(
  member: Member,
  cheaper: readonly ComponentEntry[],
  list: 'props' | 'slots',
): Member {
  const first = cheaper.find((form) => form[list].some(({ name }) => name === member.name));
  return first ? { ...member, plan: cheapest(first.plan, member.plan) } : member;
}

/** Returns the lower of two plans. */
export function cheapest(a: Plan, b: Plan): Plan {
  return PLANS.indexOf(a) <= PLANS.indexOf(b) ? a : b;
}
