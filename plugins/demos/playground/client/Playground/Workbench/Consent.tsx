import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Whether the code was running when the page crashed. */
  readonly isInterrupted: boolean;
  readonly onAgree: () => void;
}

/** Asks before running code that came from a link or that crashed the page. */
export default function Consent({ isInterrupted, onAgree }: Props): ReactNode {
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
