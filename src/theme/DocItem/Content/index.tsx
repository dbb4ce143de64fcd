import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { PageMarksProvider } from '@site/plugins/navigation/client/PageMarksProvider';
import type { ReactNode } from 'react';

/** Lets the title of the page show the marks that its sidebar entry carries. */
export default function MarkedDocItemContent(props: Props): ReactNode {
  return (
    <PageMarksProvider>
      <DocItemContent {...props} />
    </PageMarksProvider>
  );
}
