import type { ReactNode } from 'react';
import type { Html } from '../../pages/types';
import styles from './styles.module.css';

export interface Props {
  /** The package's advice; `null` when nothing is deprecated, empty when it gives none. */
  readonly advice: Html | null;
  readonly label: string;
  readonly lang: string | null;
}

/** What to use instead of something deprecated. The badge at its name says that it is. */
export default function Deprecated({ advice, label, lang }: Props): ReactNode {
  return advice ? (
    <div className={styles.advice}>
      <strong>{label}</strong>{' '}
      <span lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: advice }} />
    </div>
  ) : null;
}
