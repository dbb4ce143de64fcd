import { Fragment, type ReactNode } from 'react';
import type { ChangeKind } from '../../compare/types';
import { kindLabels } from './texts';
import styles from './styles.module.css';

/** Shows the kinds of a change in words. */
export default function Kinds({ kinds }: { readonly kinds: readonly ChangeKind[] }): ReactNode {
  const labels = kindLabels();
  return kinds.map((kind) => (
    <Fragment key={kind}>
      <span className={styles.kind} data-kind={kind}>
        {labels[kind]}
      </span>{' '}
    </Fragment>
  ));
}
