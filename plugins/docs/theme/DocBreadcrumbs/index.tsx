import { useLocation } from '@docusaurus/router';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { UnlistedTrail } from '../../client/UnlistedTrail';
import { pageOfTab } from '../../tabAddress';

/** Leads to a tab's page, which has a place in the sidebar, and to pages that have none. */
export default function CompleteDocBreadcrumbs(): ReactNode {
  const location = useLocation();
  const pathname = pageOfTab(location.pathname);
  return pathname === location.pathname ? (
    <UnlistedTrail>
      <DocBreadcrumbs />
    </UnlistedTrail>
  ) : (
    <Route location={{ ...location, pathname }} component={DocBreadcrumbs} />
  );
}
