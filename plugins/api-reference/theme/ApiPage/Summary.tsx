import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The description of an entry, wherever the entry is shown. */
export default function Summary({ html }: { readonly html: string }): ReactNode {
  return html && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
