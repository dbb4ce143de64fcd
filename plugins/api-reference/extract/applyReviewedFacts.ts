import type { ReviewedFacts } from '../data/types';
import { type ComponentEntry, PLANS, type Plan, type PropDoc } from '../types';

/**
 * Adds the reviewed facts to the components of a family: descriptions where the package has none,
 * and plans that the types do not show.
 */
export function applyReviewedFacts(
  docs: readonly ComponentEntry[],
  { descriptions, plans }: ReviewedFacts,
): ComponentEntry[] {
  const complete = (prop: PropDoc): PropDoc => ({
    ...prop,
    description: prop.description || (descriptions[prop.name] ?? ''),
    plan: higherPlan(prop.plan, plans[prop.name] ?? 'community'),
  });
  return docs.map((doc) => ({ ...doc, props: doc.props.map(complete) }));
}

function higherPlan(a: Plan, b: Plan): Plan {
  return PLANS.indexOf(a) >= PLANS.indexOf(b) ? a : b;
}
