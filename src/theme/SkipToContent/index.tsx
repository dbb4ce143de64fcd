import Translate from '@docusaurus/Translate';
import { focusOn } from '@site/lib/browser/arriveAt';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Renders the first link of every page. Unlike Docusaurus' component, it is not a landmark and does not move the focus
 * on
 * navigation, which is the task of `announcePage`.
 */
export default function SkipToContent(): ReactNode {
  return (
    // Without JavaScript, the link leads to Docusaurus' own target.
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

/**
 * Moves the focus to the page title, so that screen readers start there, or to the content if the page has no title.
 */
function skip(event: MouseEvent): void {
  const start = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  if (start) {
    event.preventDefault();
    start.scrollIntoView({ block: 'nearest' });
    focusOn(start);
  }
}
