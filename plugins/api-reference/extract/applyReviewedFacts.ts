import { type ComponentDoc, PLANS, type Plan, type PropDoc, type ReviewedFacts } from '../types';
import { ExtractionError } from './ExtractionError';

/**
 * Adds the reviewed facts to the components of a family: descriptions where the package has none,
 * and plans that the types do not show.
 *
 * @throws ExtractionError when a fact concerns no prop any more
 */
export function applyReviewedFacts(
  docs: readonly ComponentDoc[],
  { descriptions, plans }: ReviewedFacts,
): ComponentDoc[] {
  const names = new Set(docs.flatMap(({ props }) => props.map(({ name }) => name)));
  const stale = [...Object.keys(descriptions), ...Object.keys(plans)].filter(
    (name) => !names.has(name),
  );
  if (stale.length > 0) {
    throw new ExtractionError(
      `The reviewed facts of ${docs[0]?.family} speak of ${stale.join(', ')}, which none of its ` +
        `components has. Delete them from plugins/api-reference/data/families.ts.`,
    );
  }
  const complete = (prop: PropDoc): PropDoc => ({
    ...prop,
    description: prop.description || (descriptions[prop.name] ?? ''),
    plan: dearest(prop.plan, plans[prop.name] ?? 'community'),
  });
  return docs.map((doc) => ({ ...doc, props: doc.props.map(complete) }));
}

function dearest(a: Plan, b: Plan): Plan {
  return PLANS.indexOf(a) >= PLANS.indexOf(b) ? a : b;
}
