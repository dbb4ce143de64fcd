import type { ReactNode } from 'react';
import type { UpgradeFile } from '@site/packages/component-docs-cli/src/upgrade/types';
import { labels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly UpgradeFile[];
  readonly onRemove: (name: string) => void;
}

/** The selected files, each with a button that removes it. */
export default function FileList({ files, onRemove }: Props): ReactNode {
  const texts = labels();
  return (
    files.length > 0 && (
      <ul className={styles.files} aria-label={texts.chosen}>
        {files.map(({ name }) => (
          <li key={name}>
            <code translate="no">{name}</code>
            <button
              type="button"
              aria-label={texts.removeFile(name)}
              onClick={() => onRemove(name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    )
  );
}
