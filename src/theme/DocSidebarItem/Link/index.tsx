import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { isEntryAddress } from '@site/src/paths/apiEntry';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * Renders a sidebar link. Unlike Docusaurus' component, it has no element around the label, because a page has about a
 * hundred of these links.
 */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        translate={isEntryAddress(href) ? 'no' : undefined}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        {...props}
      >
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
