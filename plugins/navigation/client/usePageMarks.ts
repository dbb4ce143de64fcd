import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { Marks } from '../../../lib/marks';
import { marksOf } from '../../../lib/marks';

/**
 * The marks of the page on screen: its own, and the plan of the nearest group around it when it
 * has none.
 */
export function usePageMarks(): Marks {
  const trail = (useSidebarBreadcrumbs() ?? []).map(({ customProps }) => marksOf(customProps));
  const plan = trail.findLast((marks) => marks.plan !== undefined)?.plan;
  return { ...trail.at(-1), ...(plan && { plan }) };
}
