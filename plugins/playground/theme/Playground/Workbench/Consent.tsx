import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Code that came with an address is shown first. */
export default function Consent({ onAgree }: { readonly onAgree: () => void }): ReactNode {
  return (
    <p className={styles.notice} role="status">
      <Translate
        id="demo.sentCode"
        description="Shown at a demo whose address brings code, which is shown but does not run yet"
      >
        The code below came with the address. Read it before you run it.
      </Translate>{' '}
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
