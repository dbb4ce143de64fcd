import type { Props } from '@theme/DocSidebarItem';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { marksOf } from '@site/plugins/navigation/client/marksOf';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Where a name like `GridColumnHeaderSeparator` may go on in a second line. */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;

/** A word of this many letters fits in a line of the sidebar, however deep it stands. */
export const FITTING_WORD = /\S{22}/;

function breakable(label: string): ReactNode {
  if (!FITTING_WORD.test(label)) {
    return label;
  }
  return label.split(HUMP).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The title of an entry, with its marks in the same line of text, so that they wrap with it. */
export default function MarkedLabel({ item }: Pick<Props, 'item'>): ReactNode {
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
