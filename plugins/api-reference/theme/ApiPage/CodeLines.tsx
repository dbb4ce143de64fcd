import type { ReactNode } from 'react';
import type { Html } from '../../pages/types';
import styles from './styles.module.css';

/** Lines of code, in which names of types may lead somewhere. */
export default function CodeLines({ html }: { readonly html: readonly Html[] }): ReactNode {
  return (
    <pre className={styles.code} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: html.join('\n') }} />
    </pre>
  );
}
