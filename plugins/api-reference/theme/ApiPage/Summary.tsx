import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Description of an entry, for every page that shows it. */
export default function Summary({ html }: { readonly html: string }): ReactNode {
  return html && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
