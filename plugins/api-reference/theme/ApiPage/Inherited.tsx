import type { ReactNode } from 'react';
import { fillLabel, type Labels } from '../../pages/labels';
import type { InheritView } from '../../pages/types';
import styles from './styles.module.css';

export interface Props {
  readonly inherits: readonly InheritView[];
  readonly labels: Labels;
}

/** Props that the component passes on, listed on demand. */
export default function Inherited({ inherits, labels }: Props): ReactNode {
  return (
    <>
      <p>{labels['inherited.intro']}</p>
      {inherits.map(({ from, package: owner, props }) => (
        <details key={`${owner}/${from}`} className={styles.inherited}>
          <summary>
            <bdi>
              {fillLabel(labels['inherited.count'], {
                count: String(props.length),
                name: `${from} (${owner})`,
              })}
            </bdi>
          </summary>
          <code>{props.join(', ')}</code>
        </details>
      ))}
    </>
  );
}
