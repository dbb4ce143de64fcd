import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { HostProblem } from '../../../../shared/hostMessages';
import type { Beginning } from '../../begin';
import type { Preferences } from '../../follow';
import { openWork, variantOf } from '../../openWork';
import { useWork } from '../../useWork';
import type { Catalog } from '../../../../shared/playground/types';
import CodePane from './CodePane';
import Notice, { type Message } from './Notice';
import ResultPane from './ResultPane';
import styles from './styles.module.css';
import Toolbar from './Toolbar';

interface Props {
  readonly catalog: Catalog;
  readonly beginning: Beginning;
  readonly preferences: Preferences;
}

/** The files on one side, their result on the other. */
export default function Bench({ catalog, beginning, preferences }: Props): ReactNode {
  const { history, view, leftOut, change, setView } = useWork(catalog, beginning, preferences);
  const { present: work } = history;
  const [problem, setProblem] = useState<HostProblem | null>(null);
  const [message, setMessage] = useState(messageOf(leftOut));
  const [told, setTold] = useState(leftOut);
  if (told !== leftOut) {
    setTold(leftOut);
    setMessage(messageOf(leftOut));
  }

  async function open(version: string, demo: string, choices = preferences) {
    const available = await catalog[version]!();
    const opened = await openWork(available, { ...choices, version, demo });
    setMessage(null);
    change({ type: 'open', work: opened });
  }

  const reset = () =>
    open(work.version, work.demo, {
      ...preferences,
      variant: variantOf(work),
      styling: work.styling,
    }).catch((error: Error) => setMessage({ kind: 'failure', text: error.message }));

  return (
    <div className={styles.bench}>
      <Toolbar
        catalog={catalog}
        history={history}
        view={view}
        onOpen={open}
        onReset={() => void reset()}
        onChange={change}
        onMessage={setMessage}
      />
      <Notice message={message} onClose={() => setMessage(null)} />
      {work.awaitsConsent && (
        <Consent
          isInterrupted={work.isInterrupted ?? false}
          onAgree={() => change({ type: 'consent' })}
        />
      )}
      <div className={styles.panes}>
        <CodePane
          // Tabs and their edit histories belong to one demo.
          key={`${work.version}/${work.demo}`}
          version={work.version}
          files={work.files}
          revision={history.revision}
          problem={problem}
          onChange={change}
          onMessage={setMessage}
        />
        <ResultPane work={work} view={view} onView={setView} onProblem={setProblem} />
      </div>
    </div>
  );
}

function messageOf(leftOut: readonly string[]): Message | null {
  return leftOut.length > 0 ? { kind: 'broken', parts: leftOut } : null;
}

interface ConsentProps {
  /** Whether the code was running when the page crashed. */
  readonly isInterrupted: boolean;
  readonly onAgree: () => void;
}

/** Asks before running code that came from a link or that crashed the page. */
function Consent({ isInterrupted, onAgree }: ConsentProps): ReactNode {
  return (
    <p className={styles.notice} role="status">
      {isInterrupted ? (
        <Translate
          id="demo.interrupted"
          description="Shown at a demo with changed code, which is shown but does not run, since the page crashed or was closed while it hung"
        >
          The page stopped while this code was running. Check for an infinite loop before you run it
          again.
        </Translate>
      ) : (
        <Translate
          id="demo.sentCode"
          description="Shown at a demo whose address brings code, which is shown but does not run yet"
        >
          This link contains the code below. Review it before you run it.
        </Translate>
      )}{' '}
      <button type="button" className={styles.button} onClick={onAgree}>
        <Translate
          id="demo.runSentCode"
          description="Button that runs code which came with the address"
        >
          Run this code
        </Translate>
      </button>
    </p>
  );
}
