import type { ReactNode } from 'react';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** The ways to import the entry, one line each. */
export default function ImportForms({ entry }: SectionProps): ReactNode {
  return (
    <pre className={styles.imports} tabIndex={0}>
      <code>{entry.imports.join('\n')}</code>
    </pre>
  );
}
