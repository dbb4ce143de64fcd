import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Ids of headings; empty for the beginning of the page. */
  readonly ids: readonly string[];
  readonly toc: readonly Pick<TOCItem, 'id' | 'value'>[];
}

/** Renders the titles of sections as links to them. */
export default function SectionLinks({ ids, toc }: Props): ReactNode {
  const comma = translate({
    id: 'translationNotice.separator',
    message: ', ',
    description: 'What is between the titles of sections',
  });
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && comma}
      <SectionLink id={id} title={toc.find((entry) => entry.id === id)?.value} />
    </Fragment>
  ));
}

function SectionLink({ id, title = id }: { readonly id: string; readonly title?: string }) {
  if (id === '') {
    return translate({
      id: 'translationNotice.beginning',
      message: 'the beginning of the page',
      description: 'Stands for what precedes the first heading, in a list of sections',
    });
  }
  // Titles in the table of contents are HTML.
  return <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />;
}
