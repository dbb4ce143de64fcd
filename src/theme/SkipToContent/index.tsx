import Translate from '@docusaurus/Translate';
import { focusOn } from '@site/lib/browser/arriveAt';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The first link of every page. Unlike Docusaurus' own it leaves the focus alone when the page changes, `announcePage` moves
 * it, and it is no region of the page.
 */
export default function SkipToContent(): ReactNode {
  return (
    // Without scripts the link leads to Docusaurus' own place.
    <a className={styles.skipToContent} href="#__docusaurus_skipToContent_fallback" onClick={skip}>
      <Translate
        id="theme.common.skipToMainContent"
        description="First link of a page, for the keyboard"
      >
        Skip to main content
      </Translate>
    </a>
  );
}

/** Screen readers begin with what the page is called; a page without a heading has its content alone. */
function skip(event: MouseEvent): void {
  const start = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  if (start) {
    event.preventDefault();
    start.scrollIntoView({ block: 'nearest' });
    focusOn(start);
  }
}
