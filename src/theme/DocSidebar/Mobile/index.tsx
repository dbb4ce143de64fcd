import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import { useSidebarMemory } from '@site/plugins/navigation/client/sidebar/useSidebarMemory';
import SidebarFilter from '@site/src/components/SidebarFilter';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';

/** Renders the sidebar in the drawer of small screens, with a filter field. Following a link closes the drawer. */
function DrawerSidebar({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>): ReactNode {
  const drawer = useNavbarMobileSidebar();
  const { items, ref, key } = useSidebarMemory(sidebar, path);
  const close = (item: PropSidebarItem) => {
    if (item.type === 'link' || (item.type === 'category' && item.href)) {
      drawer.toggle();
    }
  };
  return (
    <SidebarFilter items={sidebar} activePath={path} onItemClick={close} treeRef={ref}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems key={key} items={items} activePath={path} onItemClick={close} level={1} />
      </ul>
    </SidebarFilter>
  );
}

function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={DrawerSidebar} props={{ sidebar, path }} />;
}

export default memo(DocSidebarMobile);
