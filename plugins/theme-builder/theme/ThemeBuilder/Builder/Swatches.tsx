import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Colors side by side. */
export default function Swatches({ colors }: { readonly colors: readonly string[] }): ReactNode {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {colors.map((color, index) => (
        <span key={index} style={{ background: color }} />
      ))}
    </span>
  );
}
