import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import type { ReactNode } from 'react';

/** Highlights the current heading in every table of contents. Docusaurus only does so in the one next to the page. */
export default function HighlightedTOCItems(props: Props): ReactNode {
  return (
    <TOCItems
      linkClassName="table-of-contents__link toc-highlight"
      linkActiveClassName="table-of-contents__link--active"
      {...props}
    />
  );
}
