import { majorLabel } from '@site/src/versions';
import type { ReactNode } from 'react';
import { CONTROLS } from '../../../model/controls';
import { GROUPS, type Values } from '../../../types';
import { labelOf } from './Field';
import styles from './styles.module.css';
import { groupNames, withValues } from './texts';

interface Props {
  /** Name of the version. */
  readonly version: string;
  readonly values: Values;
  /** Ids of the controls that the version has. */
  readonly available: ReadonlySet<string>;
  /** Whether the list is open at first. */
  readonly isOpen: boolean;
}

/** Lists the values of a theme that a version cannot use. */
export default function MissingControls({ version, values, available, isOpen }: Props): ReactNode {
  const missing = CONTROLS.filter(({ id }) => id in values && !available.has(id));
  const names = groupNames();
  return (
    <div role="status">
      {missing.length > 0 && (
        <details className={styles.missing} open={isOpen}>
          <summary>
            {withValues().missing({ version: majorLabel(version), count: missing.length })}
          </summary>
          <dl>
            {GROUPS.filter((group) => missing.some((each) => each.group === group)).map((group) => (
              <div key={group}>
                <dt>{names[group]}</dt>
                {missing
                  .filter((each) => each.group === group)
                  .map(({ id }) => (
                    <dd key={id}>{labelOf(id)}</dd>
                  ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
