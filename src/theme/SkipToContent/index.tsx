import Translate, { translate } from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/** The first link of every page. Unlike Docusaurus' own it leaves the focus alone when the page changes: `announcePage` moves it. */
export default function SkipToContent(): ReactNode {
  return (
    <div
      role="region"
      aria-label={translate({
        id: 'theme.common.skipToMainContent',
        message: 'Skip to main content',
        description: 'First link of a page, for the keyboard',
      })}
    >
      {/* Without scripts the link leads to Docusaurus' own place. */}
      <a
        className={styles.skipToContent}
        href="#__docusaurus_skipToContent_fallback"
        onClick={skip}
      >
        <Translate
          id="theme.common.skipToMainContent"
          description="First link of a page, for the keyboard"
        >
          Skip to main content
        </Translate>
      </a>
    </div>
  );
}

function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) {
    return;
  }
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}
