import Translate, { translate } from '@docusaurus/Translate';
import { useId, useRef, useState, type Dispatch, type ReactNode } from 'react';
import MessageLink from '@theme/MessageLink';
import type { HostProblem } from '../../../../shared/hostMessages';
import Editor from '../../../../page/client/editor/Editor';
import type { EditorMemory } from '../../../../page/client/editor/createEditor';
import type { WorkFile } from '../../../../shared/playground/types';
import type { WorkAction } from '../../../work/changeWork';
import FileTools from './FileTools';
import type { Message } from './Notice';
import styles from './styles.module.css';
import { moveFocus } from '../../../../../../lib/browser/moveFocus';

interface Props {
  /** The docs version that the files run on. */
  readonly version: string;
  readonly files: readonly WorkFile[];
  readonly revision: number;
  readonly problem: HostProblem | null;
  readonly onChange: Dispatch<WorkAction>;
  readonly onMessage: (message: Message) => void;
}

/** The files as tabs, with the open one in an editor. */
export default function CodePane(props: Props): ReactNode {
  const { version, files, revision, problem, onChange, onMessage } = props;
  const [wanted, setWanted] = useState('');
  const file = files.find(({ name }) => name === wanted) ?? files[0]!;
  const [memories] = useState(() => new Map<string, EditorMemory>());
  const pane = useRef<HTMLElement>(null);
  const panelId = useId();

  return (
    <section
      ref={pane}
      className={styles.code}
      aria-label={translate({
        id: 'playground.code',
        message: 'Files',
        description: 'Accessible name of the part of the playground that shows the code',
      })}
    >
      <FileTabs
        files={files}
        open={file.name}
        faulty={problem?.file}
        panelId={panelId}
        onOpen={setWanted}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={file.name}
        className={styles.editor}
        // Code is written from left to right in every language.
        dir="ltr"
      >
        <Editor
          name={file.name}
          code={file.text}
          revision={revision}
          memories={memories}
          takesFocus={false}
          problem={problem}
          label={translate(
            {
              id: 'demo.listing',
              message: 'Code of {file}, editable',
              description: 'Accessible name of the text field that holds the code of a demo',
            },
            { file: file.name },
          )}
          onChange={(text) =>
            onChange({ type: 'edit', name: file.name, text, at: performance.now() })
          }
          onEscape={() => pane.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()}
        />
      </div>
      <Problem version={version} problem={problem} open={file.name} onOpen={setWanted} />
      <FileTools
        files={files}
        open={file.name}
        onOpen={setWanted}
        onChange={onChange}
        onMessage={onMessage}
      />
    </section>
  );
}

interface FileTabsProps {
  readonly files: readonly WorkFile[];
  /** Name of the file in the editor. */
  readonly open: string;
  /** Name of the file with an error. */
  readonly faulty: string | undefined;
  readonly panelId: string;
  readonly onOpen: (name: string) => void;
}

/** A tab for each file; arrow keys move between them. */
function FileTabs({ files, open, faulty, panelId, onOpen }: FileTabsProps): ReactNode {
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

interface ProblemProps {
  /** The docs version that the files run on. */
  readonly version: string;
  readonly problem: HostProblem | null;
  /** Name of the file in the editor, where the line is marked. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
}

/** The error that keeps the files from running. */
function Problem({ version, problem, open, onOpen }: ProblemProps): ReactNode {
  const { file, line, message } = problem ?? {};
  return (
    <div role="status">
      {problem && (
        <p className={styles.problem} data-problem="">
          <span dir="ltr">{file && line ? `${file}:${line} ${message}` : message}</span>
          <MessageLink version={version} text={problem.message} />
          {file && file !== open && (
            <button type="button" className={styles.button} onClick={() => onOpen(file)}>
              <Translate
                id="playground.goToFile"
                description="Button at an error in another file than the open one"
                values={{ file }}
              >
                {'Go to {file}'}
              </Translate>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
