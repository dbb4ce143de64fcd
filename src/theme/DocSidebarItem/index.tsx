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
  // Links and groups show the label as a child and nowhere else, so that a node can stand for it.
  const label = (<MarkedLabel item={item} />) as unknown as string;
  return <DocSidebarItem item={{ ...item, label }} {...props} />;
}

/** Whether an entry shows the same: a change of page concerns those that lead to the old or the new one. */
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
 * Adds subheaders, plans, flags and line breaks in long names to the entries of the sidebar, of which there are
 * hundreds: with a change of page only those concerned render again.
 */
export default memo(MarkedDocSidebarItem, looksTheSame);
