import messages from '@generated/translations/default/not-found.json';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { lookUpMessage } from '@site/plugins/translations/messages/lookUpMessage';
import { LANGUAGES, splitLanguage, type Language } from '@site/src/paths/language';
import { PRODUCTS } from '@site/src/paths/products';
import VersionTitles from '@site/src/theme/DocVersionRoot/VersionTitles';
import { findPlace } from '@site/src/versions';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Elsewhere from './Elsewhere';
import SearchButton from './SearchButton';
import Suggestions from './Suggestions';
import { startOf } from './startOf';
import { useAnswer } from './useAnswer';
import styles from './styles.module.css';

/**
 * Returns the language of the address. Many hosts serve the English 404 page for all languages. On the server, returns
 * the language of the build.
 */
function useLanguage(): Language {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const ofBuild = LANGUAGES.find((language) => language === currentLocale) ?? LANGUAGES[0];
  return isBrowser ? splitLanguage(pathname).language : ofBuild;
}

/** States that the page does not exist, and suggests similar pages. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const language = useLanguage();
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  // The page belongs to the current version, and servers return it for the addresses of all versions.
  const version = isBrowser ? (findPlace(splitLanguage(pathname).path)?.version ?? null) : null;
  const answer = useAnswer();
  const text = (key: string, values?: Record<string, string>) =>
    lookUpMessage(messages, language, key, values);
  return (
    <main className={clsx('container', styles.main, className)} lang={language}>
      {/* Docusaurus only sets this metadata if no route matches at all, not for missing pages below the documentation's
         routes. */}
      <VersionTitles version={version}>
        <PageMetadata title={text('title')}>
          <meta name="robots" content="noindex" />
        </PageMetadata>
      </VersionTitles>
      <h1>{text('title')}</h1>
      {isBrowser && <p className={styles.intro}>{text('intro', { path: pathname })}</p>}
      {isBrowser && <Elsewhere pathname={pathname} text={text} />}
      {answer && <Suggestions title={text('nearest')} language={language} pages={answer.nearest} />}
      {answer && <SearchButton words={answer.words} text={text} />}
      <Suggestions
        title={text('starts')}
        language={language}
        pages={PRODUCTS.map((product) => [
          // Current version until the suggestions are loaded, and on the server.
          answer?.starts[product] ?? startOf(product),
          text(`products.${product}`),
        ])}
      />
    </main>
  );
}
