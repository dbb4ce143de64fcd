import { useLocation } from '@docusaurus/router';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { UnlistedTrail } from '../../client/UnlistedTrail';
import { pageOfTab } from '../../tabAddress';

/** Renders breadcrumbs for tabs, which use their page's position in the sidebar, and for pages outside the sidebar. */
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
