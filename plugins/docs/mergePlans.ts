const PLAN = /(?:Pro|Premium)$/;

/**
 * Puts the plans of a component together: the largest one has what the others have, and says from which plan on.
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
