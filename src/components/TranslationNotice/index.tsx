import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import SectionLinks from './SectionLinks';
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
