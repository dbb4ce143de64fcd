import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';
import { isFallback } from '@site/src/components/TranslationNotice/translationOf';
import { PageMarksProvider } from '@site/plugins/navigation/client/PageMarksProvider';
import type { ReactNode } from 'react';

/**
 * Adds the marks of the sidebar entry to the page title, and states what is not translated: to readers in a notice, and
 * to
 * browsers and screen readers in the `lang` attribute.
 */
export default function MarkedDocItemContent(props: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const content = <DocItemContent {...props} />;
  return (
    <PageMarksProvider>
      <TranslationNotice />
      {isFallback(metadata, i18n) ? <div lang={i18n.defaultLocale}>{content}</div> : content}
    </PageMarksProvider>
  );
}
