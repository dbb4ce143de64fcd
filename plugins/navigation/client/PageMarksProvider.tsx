import { createContext, useContext, type ReactNode } from 'react';
import type { Marks } from '../../../lib/marks';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { marksOf } from '../../../lib/marks';

const PageMarks = createContext<Marks>({});

/** Provides the marks of the page on screen to its title, which Docusaurus renders in two places. */
export function PageMarksProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <PageMarks.Provider value={usePageMarks()}>{children}</PageMarks.Provider>;
}

/** Returns the marks of the surrounding page; empty outside documentation pages. */
export function useTitleMarks(): Marks {
  return useContext(PageMarks);
}

/**
 * The marks of the page on screen: its own, and the plan of the nearest group around it when it
 * has none.
 */
function usePageMarks(): Marks {
  const trail = (useSidebarBreadcrumbs() ?? []).map(({ customProps }) => marksOf(customProps));
  const plan = trail.findLast((marks) => marks.plan !== undefined)?.plan;
  return { ...trail.at(-1), ...(plan && { plan }) };
}
