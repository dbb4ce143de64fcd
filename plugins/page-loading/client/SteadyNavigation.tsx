import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { useContext, useMemo, type ComponentProps, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * Stands in for Docusaurus' `PendingNavigation`, which keeps a page until the next one is loaded, but hands the same
 * location around as a new object meanwhile: everything that reads it, every link above all, would render twice for
 * each change of page.
 */
export default function SteadyNavigation({
  children,
  location,
}: ComponentProps<typeof PendingNavigation>): ReactNode {
  return (
    <PendingNavigation location={location}>
      <SteadyRouter>{children}</SteadyRouter>
    </PendingNavigation>
  );
}

function SteadyRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const router = useContext(RouterContext);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the point: nothing else in it changes
  const steady = useMemo(() => router, [router.location, router.history]);
  return <RouterContext.Provider value={steady}>{children}</RouterContext.Provider>;
}
