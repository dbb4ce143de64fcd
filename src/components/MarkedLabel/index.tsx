import type { Props } from '@theme/DocSidebarItem';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { marksOf } from '@site/lib/marks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Where a name like `GridColumnHeaderSeparator` may go on in a second line. */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;

/** A word of this many letters fits in a line of the sidebar, however deep it is. */
export const FITTING_WORD = /\S{22}/;

/** A space without a width, where a line may end. */
const BREAK = '\u200B';

function breakable(label: string): string {
  return FITTING_WORD.test(label) ? label.split(HUMP).join(BREAK) : label;
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
