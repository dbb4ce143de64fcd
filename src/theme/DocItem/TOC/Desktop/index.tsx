import AdSlot from '@theme/AdSlot';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The table of contents with the ad below it; both stay in the window. */
export default function DocItemTOCWithAd(): ReactNode {
  return (
    <div className={styles.column}>
      <DocItemTOCDesktop />
      <AdSlot place="contents" />
    </div>
  );
}
