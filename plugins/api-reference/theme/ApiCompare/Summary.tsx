import type { ReactNode } from 'react';
import type { ChangeKind } from '../../compare/types';
import { kindLabels, summaryLabel } from './texts';
import styles from './styles.module.css';

export interface Props {
  /** How many changes are of each kind. */
  readonly counts: Readonly<Partial<Record<ChangeKind, number>>>;
  /** The selected kind; empty for all. */
  readonly kind: ChangeKind | '';
  readonly onKind: (kind: ChangeKind | '') => void;
}

/** Number of changes of each kind; a click shows only this kind, a second click shows all again. */
export default function Summary({ counts, kind, onKind }: Props): ReactNode {
  const labels = kindLabels();
  const kinds = (Object.keys(labels) as ChangeKind[]).filter((each) => counts[each]);
  return kinds.length === 0 ? null : (
    <ul className={styles.summary} role="list" aria-label={summaryLabel()}>
      {kinds.map((each) => (
        <li key={each}>
          <button
            type="button"
            data-kind={each}
            aria-pressed={each === kind}
            onClick={() => onKind(each === kind ? '' : each)}
          >
            <strong>{counts[each]}</strong> {labels[each]}
          </button>
        </li>
      ))}
    </ul>
  );
}
