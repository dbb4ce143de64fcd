import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { marksOf } from '@site/plugins/navigation/client/marksOf';
import { Fragment, type ReactNode } from 'react';
import SidebarSubheader from './Subheader';
import styles from './styles.module.css';

/** Where a name like `GridColumnHeaderSeparator` may go on in a second line. */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;

function breakable(label: string): ReactNode {
  return label.split(HUMP).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The title of an entry, with its marks in the same line of text, so that they wrap with it. */
function MarkedLabel({ item }: Pick<Props, 'item'>): ReactNode {
  const { plan, flags = [] } = marksOf(item.customProps);
  return (
    <>
      {'label' in item && breakable(item.label)}
      {plan && <PlanTag plan={plan} className={styles.mark} />}
      {flags.map((flag) => (
        <FlagTag key={flag} flag={flag} variant="icon" className={styles.mark} />
      ))}
    </>
  );
}

/** Adds subheaders, plans, flags and line breaks in long names to the entries of the sidebar. */
export default function MarkedDocSidebarItem({ item, ...props }: Props): ReactNode {
  if (item.type === 'category' && !item.collapsible) {
    return <SidebarSubheader item={item} {...props} />;
  }
  if (item.type === 'html' || (item.customProps === undefined && !HUMP.test(item.label))) {
    return <DocSidebarItem item={item} {...props} />;
  }
  // Links and groups show the label as a child and nowhere else, so that a node can stand for it.
  const label = (<MarkedLabel item={item} />) as unknown as string;
  return <DocSidebarItem item={{ ...item, label }} {...props} />;
}
