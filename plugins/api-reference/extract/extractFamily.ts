import { type ApiEntry, type ApiReference, ENTRY_KINDS } from '../types';
import { applyReviewedFacts } from './applyReviewedFacts';
import { assignPlans } from './assignPlans';
import { extractComponents } from './extractComponents';
import { extractEntryPoints } from './extractEntryPoints';
import { extractEvents } from './extractEvents';
import { extractExports } from './extractExports';
import { extractHooks } from './extractHooks';
import { extractInterface } from './extractInterface';
import { extractSelectors } from './extractSelectors';
import type { FamilySources } from './familySources';

/** Extracts a family: its entries by kind and name, and its other exports. */
export function extractFamily(sources: FamilySources): Omit<ApiReference, 'packages'> {
  const { reviewed, interfaces } = sources.family;
  const components = applyReviewedFacts(assignPlans(extractComponents(sources)), reviewed);
  const entries: ApiEntry[] = [
    ...components,
    ...extractHooks(sources),
    ...interfaces.map((name) => extractInterface(name, sources)),
    ...extractEntryPoints(sources),
    ...extractEvents(sources, components),
    ...extractSelectors(sources),
  ];
  entries.sort(
    (a, b) =>
      ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind) ||
      a.name.localeCompare(b.name, 'en'),
  );
  return { entries, exports: extractExports(sources, entries) };
}
