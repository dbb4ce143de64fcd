import Translate from '@docusaurus/Translate';
import type { DemoState } from '../../client/useDemo';
import styles from './styles.module.css';

interface Props {
  readonly state: DemoState;
  /** The reader agreed: the button that had the focus goes. */
  readonly onConsent: () => void;
}

/** What the reader has to know of a demo that came with the address or does not run as it was changed. */
export default function DemoNotice({ state, onConsent }: Props) {
  const { awaitsConsent, hasBrokenLink, problem } = state;
  return (
    <>
      {hasBrokenLink && (
        <p className={styles.notice} role="status">
          <Translate
            id="demo.brokenLink"
            description="Shown at a demo whose address carries settings or code that cannot be read"
          >
            A part of this address could not be read and was left out.
          </Translate>
        </p>
      )}
      {awaitsConsent && (
        <p className={styles.notice} role="status">
          <Translate
            id="demo.sentCode"
            description="Shown at a demo whose address brings code, which is shown but does not run yet"
          >
            The code below came with the address. Read it before you run it.
          </Translate>{' '}
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
      {problem && (
        <p className={styles.failed} role="status">
          {problem.file && problem.line
            ? `${problem.file}:${problem.line} ${problem.message}`
            : problem.message}
        </p>
      )}
    </>
  );
}
