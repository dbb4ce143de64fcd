import Translate from '@docusaurus/Translate';
import MessageLink from '@theme/MessageLink';
import { useEffect, useRef } from 'react';
import type { MissingDemo } from '../../client/receiveLink';
import type { DemoState } from '../../client/useDemo';
import styles from './styles.module.css';

interface Props {
  /** The demo's own. */
  readonly version: string;
  readonly state: DemoState;
  /** The reader agreed: the button that had the focus goes. */
  readonly onConsent: () => void;
}

/** What the reader has to know of a demo that came with the address or does not run as it was changed. */
export default function DemoNotice({ version, state, onConsent }: Props) {
  const { awaitsConsent, isInterrupted, leftOut, missing, otherEdits, problem, sent } = state;
  return (
    <>
      {missing && <MissingNotice missing={missing} />}
      {leftOut.length > 0 && (
        <p className={styles.notice} role="status">
          <Translate
            id="demo.brokenLink"
            description="Shown at a demo whose address carries settings or code that cannot be read; parts are names of parameters and files"
            values={{ parts: leftOut.join(', ') }}
          >
            {
              'A part of this address could not be read and was left out: {parts}. Set the demo as you want it; the menu “More” copies a link to it.'
            }
          </Translate>
        </p>
      )}
      {awaitsConsent && (
        <p className={styles.notice} role="status">
          {isInterrupted ? (
            <Translate
              id="demo.interrupted"
              description="Shown at a demo with changed code, which is shown but does not run, since the page crashed or was closed while it hung"
            >
              The page stopped while this code was running. Look for what may never end before you
              run it again.
            </Translate>
          ) : (
            <Translate
              id="demo.sentFiles"
              description="Shown at a demo whose address brings code, which is shown but does not run yet; files are names"
              values={{ files: Object.keys(sent ?? {}).join(', ') }}
            >
              {'Code came with the address, in {files}. Read it before you run it.'}
            </Translate>
          )}{' '}
          <button
            type="button"
            className={styles.consent}
            onClick={() => {
              state.consent();
              onConsent();
            }}
          >
            <Translate
              id="demo.runSentCode"
              description="Button that runs code which came with the address"
            >
              Run this code
            </Translate>
          </button>
        </p>
      )}
      {otherEdits && (
        <p className={styles.notice} role="status">
          <Translate
            id="demo.otherEdits"
            description="Shown at a demo whose code the reader has changed in the other language or with another styling; what is shown, copied or sent has none of that"
          >
            Your changes are not in this code: you made them in another language or styling.
          </Translate>{' '}
          <button
            type="button"
            className={styles.consent}
            onClick={() => {
              state.choose(otherEdits);
              onConsent();
            }}
          >
            <Translate
              id="demo.showOtherEdits"
              description="Button that shows the code which the reader has changed"
            >
              Show my changes
            </Translate>
          </button>
        </p>
      )}
      {problem && (
        <p className={styles.failed} role="status">
          {problem.file && problem.line
            ? `${problem.file}:${problem.line} ${problem.message}`
            : problem.message}
          <MessageLink version={version} text={problem.message} />
        </p>
      )}
    </>
  );
}

/** Is at the first demo of the page: there is none to which the address could lead. */
function MissingNotice({ missing: { id, nearest } }: { readonly missing: MissingDemo }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers give a promise, which is no way to end an effect.
    void notice.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  return (
    <p ref={notice} className={styles.notice} role="status">
      {nearest ? (
        <Translate
          id="demo.missing.nearest"
          description="Shown on a page when the address leads to a demo that the page does not have, but one of a name like it"
          values={{ id, nearest: <a href={nearest.href}>{nearest.id}</a> }}
        >
          {
            'The address leads to the demo “{id}”, which this page does not have. Did you mean {nearest}?'
          }
        </Translate>
      ) : (
        <Translate
          id="demo.missing"
          description="Shown on a page when the address leads to a demo that the page does not have"
          values={{ id }}
        >
          {
            'The address leads to the demo “{id}”, which this page does not have. The search may find the demo on another page.'
          }
        </Translate>
      )}
    </p>
  );
}
