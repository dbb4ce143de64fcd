import { translate } from '@docusaurus/Translate';
import Sheet from '@theme/Settings/Sheet';
import { useRef, type ReactNode } from 'react';
import { spellOut } from '../../../../shared/spellOut';
import type { RovingFocus } from '../../../../../../lib/browser/useRovingFocus';
import { versionNamed } from '../../../../../../src/versions';
import type { Catalog, Work } from '../../../../shared/playground/types';
import DemoPicker from './DemoPicker';
import styles from './styles.module.css';

interface Props extends Pick<RovingFocus, 'tool'> {
  readonly catalog: Catalog;
  readonly work: Work;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onOpen: (version: string, demo: string) => Promise<void>;
}

/** Shows which demo the work started from, and opens the demo picker. */
export default function Start(props: Props): ReactNode {
  const { catalog, work, isOpen, tool, onToggle, onOpen } = props;
  const title = translate({
    id: 'playground.start',
    message: 'Start from a demo',
    description: 'Title of the choice of version and demo, and name of the button that opens it',
  });
  const content = useRef<HTMLDivElement>(null);
  const label = versionNamed(work.version).label;
  return (
    <>
      <button
        type="button"
        className={styles.start}
        {...tool('start')}
        aria-haspopup="dialog"
        onClick={() => onToggle(true)}
      >
        <span className={styles.startTitle}>{title}</span>
        <span className={styles.startDemo} lang="en">
          {label} · {spellOut(work.demo)}
        </span>
      </button>
      {isOpen && (
        <Sheet title={title} onClose={() => onToggle(false)}>
          <div ref={content}>
            <DemoPicker
              catalog={catalog}
              version={work.version}
              demo={work.demo}
              onPick={async (version, demo) => {
                await onOpen(version, demo);
                // `close()` returns the focus to the button; removing the dialog would not.
                content.current?.closest('dialog')?.close();
              }}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
