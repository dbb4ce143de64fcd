import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly problems: readonly string[];
}

/** Reasons why an input was rejected. The element is always rendered, so that screen readers announce its text. */
export default function Problems({ id, problems }: Props): ReactNode {
  return (
    <div id={id} role="alert" className={styles.problems}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
