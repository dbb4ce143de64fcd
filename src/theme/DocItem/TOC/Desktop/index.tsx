import AdSlot from '@theme/AdSlot';
import BelowFold from '@site/plugins/docusaurus-patches/client/BelowFold';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useActiveEntryInView } from './useActiveEntryInView';

/**
 * Renders the table of contents with the ad below it; both stay visible on scroll. After a navigation, the text renders
 * first.
 */
export default function DocItemTOCWithAd(): ReactNode {
  return (
    <div ref={useActiveEntryInView()} className={styles.column}>
      <BelowFold>
        <DocItemTOCDesktop />
        <AdSlot place="contents" />
      </BelowFold>
    </div>
  );
}
