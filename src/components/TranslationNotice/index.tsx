import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, Fragment } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { findBehind, isFallback } from './translationOf';
import styles from './styles.module.css';

/**
 * On pages in other languages than English, states that the text is untranslated or that its translation is outdated.
 */
export default function TranslationNotice(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { metadata, toc } = useDoc();
  const behind = findBehind(metadata.frontMatter);
  const isEnglish = isFallback(metadata, i18n);
  if (!isEnglish && behind.length === 0) {
    return null;
  }
  return (
    <div
      className={styles.notice}
      role="note"
      aria-label={translate({
        id: 'translationNotice.label',
        message: 'About this translation',
        description: 'Name of the notice on pages whose translation is missing or behind',
      })}
    >
      {isEnglish ? (
        <Translate
          id="translationNotice.missing"
          description="Notice above the English text of a page without a translation"
        >
          This page is not translated yet. You are reading the English text.
        </Translate>
      ) : (
        <Translate
          id="translationNotice.behind"
          description="Notice on a translated page, some sections of which changed in English since; followed by links to them"
          values={{ sections: <SectionLinks ids={behind} toc={toc} /> }}
        >
          {'The English text has changed since these sections were translated: {sections}'}
        </Translate>
      )}
    </div>
  );
}

interface Props {
  /** Ids of headings; empty for the beginning of the page. */
  readonly ids: readonly string[];
  readonly toc: readonly Pick<TOCItem, 'id' | 'value'>[];
}

/** Renders the titles of sections as links to them. */
function SectionLinks({ ids, toc }: Props): ReactNode {
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
