import {
  DocsSidebarProvider,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebar, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';

/** Place of a page outside the sidebar, from its front matter. */
interface Place {
  /** The page above it. */
  readonly parent?: { readonly label: string; readonly href: string };
}

/** Gives breadcrumbs a way to a page that the sidebar does not list: the page its front matter names, and itself. */
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
