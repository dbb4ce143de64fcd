import DocItemFooter from '@theme-original/DocItem/Footer';
import Feedback from '@theme/Feedback';
import BelowFold from '@site/plugins/page-loading/client/BelowFold';
import type { ReactNode } from 'react';

/** Asks below each page whether it was helpful. */
export default function FooterWithFeedback(): ReactNode {
  return (
    <BelowFold>
      <Feedback />
      <DocItemFooter />
    </BelowFold>
  );
}
