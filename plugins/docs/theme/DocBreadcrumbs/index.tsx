import { useLocation } from '@docusaurus/router';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { pageOfTab } from '../../tabAddress';

/** Leads to a tab's page, which has a place in the sidebar. */
export default function TabbedDocBreadcrumbs(): ReactNode {
  const location = useLocation();
  const pathname = pageOfTab(location.pathname);
  return pathname === location.pathname ? (
    <DocBreadcrumbs />
  ) : (
    <Route location={{ ...location, pathname }} component={DocBreadcrumbs} />
  );
}
