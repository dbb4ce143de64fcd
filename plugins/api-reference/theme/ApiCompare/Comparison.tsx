import { useState, type ReactNode } from 'react';
import type { Choice } from '../../compare/choice';
import type { FilteredChanges } from '../../compare/filterChanges';
import ExportDetails from './ExportDetails';
import ChangeLine from './ChangeLine';
import { openAll, otherExports } from './texts';
import styles from './styles.module.css';

export interface Props {
  readonly changes: FilteredChanges;
  readonly choice: Choice;
}

/** Changes, grouped by export. */
export default function Comparison({ changes, choice }: Props): ReactNode {
  const { entries, others } = changes;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {entries.length > 1 && (
        <button
          type="button"
          className={styles.openAll}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {openAll()}
        </button>
      )}
      {entries.map((change) => (
        <ExportDetails
          key={`${change.kind}-${change.name}-${change.fromSlug}`}
          change={change}
          choice={choice}
          isOpen={isOpen || entries.length === 1}
        />
      ))}
      {others.length > 0 && (
        <details className={styles.export}>
          <summary>{otherExports(others.length)}</summary>
          <ul className={styles.changes} role="list">
            {others.map((change) => (
              <ChangeLine key={change.name + change.kinds.join()} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
