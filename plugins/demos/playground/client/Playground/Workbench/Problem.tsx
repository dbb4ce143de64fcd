import Translate from '@docusaurus/Translate';
import MessageLink from '@theme/MessageLink';
import type { ReactNode } from 'react';
import type { HostProblem } from '../../../../shared/hostMessages';
import styles from './styles.module.css';

interface Props {
  /** The docs version that the files run on. */
  readonly version: string;
  readonly problem: HostProblem | null;
  /** Name of the file in the editor, where the line is marked. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
}

/** The error that keeps the files from running. */
export default function Problem({ version, problem, open, onOpen }: Props): ReactNode {
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
