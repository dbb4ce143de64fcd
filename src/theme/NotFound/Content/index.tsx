import messages from '@generated/translations/default/not-found.json';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { lookUpMessage } from '@site/plugins/translations/messages/lookUpMessage';
import { LANGUAGES, splitLanguage, type Language } from '@site/src/paths/language';
import { PRODUCTS } from '@site/src/paths/products';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Elsewhere from './Elsewhere';
import SearchButton from './SearchButton';
import Suggestions from './Suggestions';
import { startOf } from './startOf';
import { useAnswer } from './useAnswer';
import styles from './styles.module.css';

/**
 * The language to speak: that of the address. Many hosts know one page for all that is missing, which is the English
 * one; the server's HTML is in the language of the build.
 */
function useLanguage(): Language {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const ofBuild = LANGUAGES.find((language) => language === currentLocale) ?? LANGUAGES[0];
  return isBrowser ? splitLanguage(pathname).language : ofBuild;
}

/** Says that there is no page, and offers those that may have been meant. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const language = useLanguage();
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const answer = useAnswer();
  const text = (key: string, values?: Record<string, string>) =>
    lookUpMessage(messages, language, key, values);
  return (
    <main className={clsx('container', styles.main, className)} lang={language}>
      {/* Docusaurus says so where no route matches at all, not below those of the documentation. */}
      <PageMetadata title={text('title')}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{text('title')}</h1>
      {isBrowser && <p className={styles.intro}>{text('intro', { path: pathname })}</p>}
      {isBrowser && <Elsewhere pathname={pathname} title={answer?.title ?? null} text={text} />}
      {answer && <Suggestions title={text('nearest')} language={language} pages={answer.nearest} />}
      {answer && <SearchButton words={answer.words} text={text} />}
      <Suggestions
        title={text('starts')}
        language={language}
        pages={PRODUCTS.map((product) => [
          // Until the address is looked up, as on the server: the current version.
          answer?.starts[product] ?? startOf(product),
          text(`products.${product}`),
        ])}
      />
    </main>
  );
}
