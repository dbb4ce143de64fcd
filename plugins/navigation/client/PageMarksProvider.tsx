import { createContext, useContext, type ReactNode } from 'react';
import type { Marks } from '../../../lib/marks';
import { usePageMarks } from './usePageMarks';

const PageMarks = createContext<Marks>({});

/** Provides the marks of the page on screen to its title, which Docusaurus renders in two places. */
export function PageMarksProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <PageMarks.Provider value={usePageMarks()}>{children}</PageMarks.Provider>;
}

/** Returns the marks of the surrounding page; empty outside documentation pages. */
export function useTitleMarks(): Marks {
  return useContext(PageMarks);
}
