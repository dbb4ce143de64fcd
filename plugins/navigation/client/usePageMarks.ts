import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { Marks } from '../../../lib/marks';
import { marksOf } from '../../../lib/marks';

/** Returns the marks of the page on screen. Without a plan, it inherits the plan of the nearest group around it. */
export function usePageMarks(): Marks {
  const trail = (useSidebarBreadcrumbs() ?? []).map(({ customProps }) => marksOf(customProps));
  const plan = trail.findLast((marks) => marks.plan !== undefined)?.plan;
  return { ...trail.at(-1), ...(plan && { plan }) };
}
