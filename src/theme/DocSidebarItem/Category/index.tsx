import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { Collapsible, ThemeClassNames, useCollapsible } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A group of the sidebar that opens and closes and is no page itself: as that of Docusaurus, but one element that is
 * label and button, where Docusaurus has three. A page has dozens of them.
 */
export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const { items, label, className } = item;
  const isBrowser = useIsBrowser();
  const isActive = isActiveSidebarItem(item, activePath);
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({
    initialState: !isActive && item.collapsed,
  });
  // A group opens when the reader goes to one of its pages, and stays as it is otherwise.
  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, activePath, setCollapsed]);
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <Link
        className={clsx(
          'menu__link menu__link--sublist menu__link--sublist-caret',
          styles.group,
          isActive && 'menu__link--active',
        )}
        role="button"
        aria-expanded={!collapsed}
        // Without scripts it leads to the first page of the group.
        href={(!isBrowser && findFirstSidebarItemLink(item)) || '#'}
        onClick={(event) => {
          event.preventDefault();
          onItemClick?.(item);
          toggleCollapsed();
        }}
        {...props}
      >
        <span className={styles.label}>{label}</span>
      </Link>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={items}
          tabIndex={collapsed ? -1 : 0}
          activePath={activePath}
          level={level + 1}
          {...(onItemClick && { onItemClick })}
        />
      </Collapsible>
    </li>
  );
}
