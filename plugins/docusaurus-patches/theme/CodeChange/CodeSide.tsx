import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly side: 'before' | 'after';
  /** The version of the code, such as `v6`. */
  readonly version: string;
  readonly children: ReactNode;
}

/** A listing under the name of the version it is written for. */
export default function CodeSide({ side, version, children }: Props) {
  return (
    <figure className={styles.side} data-side={side}>
      <figcaption className={styles.title}>
        {side === 'before' ? (
          <Translate
            id="codeChange.before"
            description="Title of code for an older version"
            values={{ version }}
          >
            {'Before · {version}'}
          </Translate>
        ) : (
          <Translate
            id="codeChange.after"
            description="Title of the code that takes the place of an older version's"
            values={{ version }}
          >
            {'After · {version}'}
          </Translate>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
