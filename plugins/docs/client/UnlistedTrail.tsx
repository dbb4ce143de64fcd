import {
  DocsSidebarProvider,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebar, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';

/** Front matter that places a page outside the sidebar. */
interface Place {
  /** Parent page. */
  readonly parent?: { readonly label: string; readonly href: string };
}

/**
 * Provides breadcrumbs for a page that is not in the sidebar: the parent page from its front matter, then the page
 * itself.
 */
export function UnlistedTrail({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  if (useSidebarBreadcrumbs()?.length !== 0) {
    return children;
  }
  const { parent } = frontMatter as Place;
  const page: PropSidebarItemLink = {
    type: 'link',
    label: metadata.title,
    href: metadata.permalink,
    docId: metadata.id,
  };
  const items: PropSidebar = parent
    ? [{ type: 'category', collapsible: false, collapsed: false, ...parent, items: [page] }]
    : [page];
  return (
    <DocsSidebarProvider name={metadata.title} items={items}>
      {children}
    </DocsSidebarProvider>
  );
}
