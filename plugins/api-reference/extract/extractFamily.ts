import type { ComponentDoc } from '../types';
import { applyReviewedFacts } from './applyReviewedFacts';
import { assignPlans } from './assignPlans';
import { extractComponents } from './extractComponents';
import { extractInterface } from './extractInterface';
import type { FamilySources } from './familySources';

/** Reads every public component and every listed interface of one family, by name. */
export function extractFamily(sources: FamilySources): ComponentDoc[] {
  const { reviewed } = sources.family;
  const components = applyReviewedFacts(assignPlans(extractComponents(sources)), reviewed);
  const interfaces = sources.family.interfaces.map((name) => extractInterface(name, sources));
  return [...components, ...interfaces].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en'),
  );
}
