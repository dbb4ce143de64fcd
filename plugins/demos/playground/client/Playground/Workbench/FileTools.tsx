import Translate from '@docusaurus/Translate';
import { useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { WorkFile } from '../../../../shared/playground/types';
import type { WorkAction } from '../../../work/changeWork';
import FileNameForm from './FileNameForm';
import type { Message } from './Notice';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly WorkFile[];
  /** Name of the file in the editor. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
  readonly onChange: Dispatch<WorkAction>;
  readonly onMessage: (message: Message) => void;
}

/** Adds files, and renames or deletes the open one. */
export default function FileTools({ files, open, onOpen, onChange, onMessage }: Props): ReactNode {
  const [asked, setAsked] = useState<'add' | 'rename' | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const isFirst = files[0]?.name === open;

  function close() {
    const button = asked;
    setAsked(null);
    // The focus was in the form, which is now removed.
    requestAnimationFrame(() =>
      tools.current?.querySelector<HTMLElement>(`[data-file-tool=${button}]`)?.focus(),
    );
  }

  function name(given: string) {
    onChange(
      asked === 'add' ? { type: 'add', name: given } : { type: 'rename', from: open, to: given },
    );
    onOpen(given);
    close();
  }

  function remove() {
    onChange({ type: 'delete', name: open });
    onOpen(files[0]!.name);
    onMessage({ kind: 'deleted', name: open });
  }

  return (
    <div ref={tools} className={styles.fileTools}>
      {asked ? (
        <FileNameForm
          key={asked}
          files={files}
          renamed={asked === 'rename' ? open : undefined}
          onName={name}
          onCancel={close}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.button}
            data-file-tool="add"
            onClick={() => setAsked('add')}
          >
            <Translate id="playground.add" description="Button of the playground">
              Add a file
            </Translate>
          </button>
          <button
            type="button"
            className={styles.button}
            data-file-tool="rename"
            onClick={() => setAsked('rename')}
          >
            <Translate
              id="playground.rename"
              description="Button of the playground"
              values={{ file: open }}
            >
              {'Rename {file}'}
            </Translate>
          </button>
          {/* The first file is the one that runs. */}
          {!isFirst && (
            <button type="button" className={styles.button} onClick={remove}>
              <Translate
                id="playground.delete"
                description="Button of the playground"
                values={{ file: open }}
              >
                {'Delete {file}'}
              </Translate>
            </button>
          )}
        </>
      )}
    </div>
  );
}
