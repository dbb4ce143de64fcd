import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly problems: readonly string[];
}

/** Why something that was entered was not taken. The element is always there, so that its text is announced. */
export default function Problems({ id, problems }: Props): ReactNode {
  return (
    <div id={id} role="alert" className={styles.problems}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
