import type { ReactNode } from 'react';
import type { Failure } from '@site/packages/component-docs-cli/src/upgrade/types';
import styles from './styles.module.css';

/** Files that could not be parsed, or on which a codemod failed. */
export default function Failures({
  failures,
}: {
  readonly failures: readonly Failure[];
}): ReactNode {
  return (
    failures.length > 0 && (
      <ul className={styles.failures}>
        {failures.map(({ file, message }) => (
          <li key={file + message}>
            <code translate="no">{file}</code> <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    )
  );
}
