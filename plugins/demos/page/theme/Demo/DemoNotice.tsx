import Translate from '@docusaurus/Translate';
import MessageLink from '@theme/MessageLink';
import { useEffect, useRef } from 'react';
import type { MissingDemo } from '../../client/receiveLink';
import type { DemoState } from '../../client/useDemo';
import styles from './styles.module.css';

interface Props {
  /** Version of the demo. */
  readonly version: string;
  readonly state: DemoState;
  /** Called when the reader agrees; the focused button disappears. */
  readonly onConsent: () => void;
}

/** Shows a notice about a demo that came with the address or that fails after a change. */
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
              'Part of this address is invalid and was ignored: {parts}. Adjust the demo, then copy a new link from the “More” menu.'
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
              The page stopped while this code was running. Check for an infinite loop before you
              run it again.
            </Translate>
          ) : (
            <Translate
              id="demo.sentFiles"
              description="Shown at a demo whose address brings code, which is shown but does not run yet; files are names"
              values={{ files: Object.keys(sent ?? {}).join(', ') }}
            >
              {'This link contains code in {files}. Review it before you run it.'}
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
            This code does not include your changes, which you made in another language or styling.
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

/** Shown at the first demo of the page, because the linked demo does not exist. */
function MissingNotice({ missing: { id, nearest } }: { readonly missing: MissingDemo }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
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
          {'This page has no demo “{id}”. Did you mean {nearest}?'}
        </Translate>
      ) : (
        <Translate
          id="demo.missing"
          description="Shown on a page when the address leads to a demo that the page does not have"
          values={{ id }}
        >
          {'This page has no demo “{id}”. Search for it to find it on another page.'}
        </Translate>
      )}
    </p>
  );
}
