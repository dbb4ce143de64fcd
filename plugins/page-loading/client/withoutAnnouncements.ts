import type { ReactNode } from 'react';

/** Stands in for the provider of a bar that this site does not have. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** What Docusaurus' parts read where no bar is shown. */
export function useAnnouncementBar() {
  return { isActive: false, close() {} };
}
