const PLAN = /(?:Pro|Premium)$/;

/**
 * Groups the plans of each component. The largest plan represents the group because it has the members of the others
 * and shows which plan each member requires.
 *
 * @returns groups of names in the order of their first name, the largest plan last
 */
export function mergePlans(names: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const base = name.replace(PLAN, '');
    groups.set(base, [...(groups.get(base) ?? []), name]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => rank(a) - rank(b)));
}

function rank(name: string): number {
  return ['Pro', 'Premium'].indexOf(PLAN.exec(name)?.[0] ?? '');
}
