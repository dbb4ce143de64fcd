import { translate } from '@docusaurus/Translate';
import { useId, useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { HostProblem } from '../../../../shared/hostMessages';
import Editor from '../../../../page/client/editor/Editor';
import type { EditorMemory } from '../../../../page/client/editor/createEditor';
import type { WorkFile } from '../../../../shared/playground/types';
import type { WorkAction } from '../../../work/changeWork';
import FileTabs from './FileTabs';
import FileTools from './FileTools';
import type { Message } from './Notice';
import Problem from './Problem';
import styles from './styles.module.css';

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
