import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { moveFocus } from '../../../../../../lib/browser/moveFocus';
import type { WorkFile } from '../../../../shared/playground/types';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly WorkFile[];
  /** Name of the file in the editor. */
  readonly open: string;
  /** Name of the file with an error. */
  readonly faulty: string | undefined;
  readonly panelId: string;
  readonly onOpen: (name: string) => void;
}

/** A tab for each file; arrow keys move between them. */
export default function FileTabs({ files, open, faulty, panelId, onOpen }: Props): ReactNode {
  return (
    <div
      role="tablist"
      className={styles.tabs}
      dir="ltr"
      aria-label={translate({
        id: 'playground.code',
        message: 'Files',
        description: 'Accessible name of the part of the playground that shows the code',
      })}
      onKeyDown={moveFocus}
    >
      {files.map(({ name }) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          data-tool=""
          data-faulty={name === faulty || undefined}
          tabIndex={name === open ? 0 : -1}
          aria-selected={name === open}
          aria-controls={panelId}
          onClick={() => onOpen(name)}
          onFocus={() => onOpen(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
