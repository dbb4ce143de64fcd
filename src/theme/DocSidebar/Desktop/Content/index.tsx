import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useSidebarMemory } from '@site/plugins/navigation/client/sidebar/useSidebarMemory';
import SidebarFilter from '@site/src/components/SidebarFilter';
import type { ReactNode } from 'react';

/** Renders the sidebar next to a page, with a filter field. */
export default function FilteredSidebarContent({ sidebar, path, ...props }: Props): ReactNode {
  const { items, ref, key } = useSidebarMemory(sidebar, path);
  return (
    <SidebarFilter items={sidebar} activePath={path} treeRef={ref}>
      <Content key={key} sidebar={items} path={path} {...props} />
    </SidebarFilter>
  );
}
