import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FLAGS, type Flag } from '@site/lib/marks';
import { describeFlag, nameFlag } from './flagTexts';
import styles from './styles.module.css';

export interface FlagTagProps {
  readonly flag: Flag;
  /** `icon` is for dense lists, such as the sidebar. */
  readonly variant?: 'label' | 'icon';
  readonly className?: string;
}

const SHAPES: Readonly<Record<Flag, ReactNode>> = {
  new: <circle cx="8" cy="8" r="3.25" fill="currentColor" />,
  unstable: (
    <path
      d="M6 2.5h4M6.75 2.5v4L3.4 12.3a1 1 0 0 0 .87 1.5h7.46a1 1 0 0 0 .87-1.5L9.25 6.5v-4M5 10h6"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
    />
  ),
  planned: (
    <circle
      cx="8"
      cy="8"
      r="4.75"
      fill="none"
      stroke="currentColor"
      strokeDasharray="2.4 2.57"
      strokeWidth="1.5"
    />
  ),
};

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

/** Renders a dot for new, a flask for unstable, and a dashed ring for planned features. */
function FlagIcon({ flag }: { readonly flag: Flag }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      {SHAPES[flag]}
    </svg>
  );
}
