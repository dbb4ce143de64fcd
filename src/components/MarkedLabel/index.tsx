import type { Props } from '@theme/DocSidebarItem';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { marksOf } from '@site/lib/marks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The positions where a name like `GridColumnHeaderSeparator` may break. */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;

/** Matches a word of 22 characters, which still fits in a line of the deepest sidebar level. */
export const FITTING_WORD = /\S{22}/;

/** A zero-width space, which allows a line break. */
const BREAK = '\u200B';

function breakable(label: string): string {
  return FITTING_WORD.test(label) ? label.split(HUMP).join(BREAK) : label;
}

/** Renders the title of a sidebar entry with its marks inline, so that they wrap with the title. */
export default function MarkedLabel({ item }: Pick<Props, 'item'>): ReactNode {
  const { plan, flags = [] } = marksOf(item.customProps);
  return (
    <>
      {'label' in item && breakable(item.label)}
      {plan && <PlanTag plan={plan} className={styles.mark} />}
      {flags.map((flag) => (
        <FlagTag key={flag} flag={flag} className={styles.mark} />
      ))}
    </>
  );
}
