import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { useContext, useMemo, type ComponentProps, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * Replaces Docusaurus' `PendingNavigation`, which keeps a page until the next one has loaded, but passes on the same
 * location as a new object in the meantime. Without this wrapper, everything that reads the location, mostly links,
 * would render twice per page change.
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
