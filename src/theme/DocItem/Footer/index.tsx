import DocItemFooter from '@theme-original/DocItem/Footer';
import Feedback from '@theme/Feedback';
import BelowFold from '@site/plugins/docusaurus-patches/client/BelowFold';
import type { ReactNode } from 'react';

/** Adds the question whether the page was helpful below each page. */
export default function FooterWithFeedback(): ReactNode {
  return (
    <BelowFold>
      <Feedback />
      <DocItemFooter />
    </BelowFold>
  );
}
