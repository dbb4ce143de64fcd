import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import type { ReactNode } from 'react';

/** Marks the heading in view in every table of contents: Docusaurus does so in the one beside the page alone. */
export default function HighlightedTOCItems(props: Props): ReactNode {
  return (
    <TOCItems
      linkClassName="table-of-contents__link toc-highlight"
      linkActiveClassName="table-of-contents__link--active"
      {...props}
    />
  );
}
