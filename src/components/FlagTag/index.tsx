import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FLAGS, type Flag } from '@site/lib/marks';
import { describeFlag, nameFlag } from './flagTexts';
import FlagIcon from './FlagIcon';
import styles from './styles.module.css';

export interface FlagTagProps {
  readonly flag: Flag;
  /** `icon` is for dense lists, such as the sidebar. */
  readonly variant?: 'label' | 'icon';
  readonly className?: string;
}

/**
 * Marks a page or a feature as new, unstable or planned. Fits in a line of text.
 *
 * @throws when the flag is unknown, which fails the build of the page
 */
export default function FlagTag({ flag, variant = 'label', className }: FlagTagProps): ReactNode {
  if (!FLAGS.includes(flag)) {
    throw new Error(
      `<FlagTag flag="${flag}" />: there is no such flag. Valid flags: ${FLAGS.join(', ')}.`,
    );
  }
  const name = nameFlag(flag);
  if (variant === 'icon') {
    return (
      <span
        className={clsx(styles.icon, styles[flag], className)}
        role="img"
        aria-label={name}
        title={describeFlag(flag)}
      >
        <FlagIcon flag={flag} />
      </span>
    );
  }
  return (
    <span className={clsx(styles.label, styles[flag], className)} title={describeFlag(flag)}>
      {name}
    </span>
  );
}
