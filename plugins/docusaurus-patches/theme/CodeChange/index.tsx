import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Code before and after a change: side by side in a wide window, otherwise stacked. */
export default function CodeChange({ children }: { readonly children: ReactNode }) {
  return <div className={styles.change}>{children}</div>;
}
