import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { memo, type ReactNode } from 'react';
import MarkedLabel, { FITTING_WORD } from '../../components/MarkedLabel';
import SidebarSubheader from './Subheader';

function MarkedDocSidebarItem({ item, ...props }: Props): ReactNode {
  if (item.type === 'category' && !item.collapsible) {
    return <SidebarSubheader item={item} {...props} />;
  }
  if (item.type === 'html' || (item.customProps === undefined && !FITTING_WORD.test(item.label))) {
    return <DocSidebarItem item={item} {...props} />;
  }
  // Links and groups only render the label as a child, so a React node works as well as a string.
  const label = (<MarkedLabel item={item} />) as unknown as string;
  return <DocSidebarItem item={{ ...item, label }} {...props} />;
}

/**
 * Reports whether an entry renders the same output. A navigation only changes entries that lead to the old or the new
 * page.
 */
function looksTheSame(before: Props, after: Props): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Props>;
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return changed.every(
    (name) =>
      name === 'activePath' &&
      ![before, after].some(({ item, activePath }) => isActiveSidebarItem(item, activePath)),
  );
}

/**
 * Adds subheaders, plans, flags and line breaks in long names to the sidebar entries. Memoized, because a sidebar has
 * hundreds of entries and a navigation changes few of them.
 */
export default memo(MarkedDocSidebarItem, looksTheSame);
