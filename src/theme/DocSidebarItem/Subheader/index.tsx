import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders a caption in the sidebar and its entries, which are always visible. */
export default function SidebarSubheader({
  item,
  level,
  activePath,
  onItemClick,
}: Props): ReactNode {
  const captionId = useId();
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
      )}
    >
      <span id={captionId} className={styles.caption}>
        {item.label}
      </span>
      <ul className={clsx('menu__list', styles.entries)} aria-labelledby={captionId}>
        <DocSidebarItems
          items={item.items}
          activePath={activePath}
          level={level}
          {...(onItemClick && { onItemClick })}
        />
      </ul>
    </li>
  );
}
