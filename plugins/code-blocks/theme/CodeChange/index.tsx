import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What code was and what it becomes: beside each other on a wide window, else one below the other. */
export default function CodeChange({ children }: { readonly children: ReactNode }) {
  return <div className={styles.change}>{children}</div>;
}
