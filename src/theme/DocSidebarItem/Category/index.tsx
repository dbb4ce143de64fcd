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
 * Renders a collapsible sidebar group that is not a page. Label and button are a single element instead of the three
 * elements of Docusaurus' component, because a page has dozens of groups.
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
  // Open the group when the reader navigates to one of its pages; otherwise keep its state.
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
        // Without JavaScript, the link leads to the first page of the group.
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
