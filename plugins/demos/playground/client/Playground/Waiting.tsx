import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Placeholder until the workbench is loaded. */
export default function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <noscript>
        <Translate
          id="playground.noScripts"
          description="On the playground, to readers whose browser runs no scripts"
        >
          The playground needs JavaScript. The code of each demo is also on its page.
        </Translate>
      </noscript>
    </div>
  );
}
