import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** An option of the list that changes the search instead of leading somewhere. */
export default function Option({ id, isActive, onChoose, children }: Props): ReactNode {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The field keeps the focus, and the keys with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
