import type { ReactNode } from 'react';
import HighlightedCode from '../../../../demos/page/client/HighlightedCode';
import CopyButton from '../../../../demos/page/theme/Demo/CopyButton';
import { THEME_FILE } from '../../../screenName';
import styles from './styles.module.css';
import { labels } from './texts';

/** The code of the theme, as it runs in the screen. */
export default function CodePanel({ code }: { readonly code: string }): ReactNode {
  const texts = labels();
  return (
    <section className={styles.output} aria-label={texts.code}>
      <div className={styles.outputHead}>
        <code>{THEME_FILE}</code>
        <CopyButton className={styles.button} read={() => Promise.resolve(code)} />
        <span className={styles.hint}>{texts.codeHint}</span>
      </div>
      <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={THEME_FILE}>
        <code>
          <HighlightedCode name={THEME_FILE} code={code} />
        </code>
      </pre>
    </section>
  );
}
