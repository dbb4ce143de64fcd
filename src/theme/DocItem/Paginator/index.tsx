import { useDoc } from '@docusaurus/plugin-content-docs/client';
import AdSlot from '@theme/AdSlot';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import BelowFold from '@site/plugins/docusaurus-patches/client/BelowFold';
import type { ReactNode } from 'react';

/** Adds the ad below the article on pages without a table of contents next to it. */
export default function DocItemPaginatorWithAd(): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContentsBeside = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <BelowFold>
      <AdSlot place="article" isSpare={hasContentsBeside} />
      <DocItemPaginator />
    </BelowFold>
  );
}
