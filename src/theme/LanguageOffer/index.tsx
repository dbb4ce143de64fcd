import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { afterPaint } from '@site/lib/browser/afterPaint';
import type { Language } from '@site/src/paths/language';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { wantedLanguage } from './wantedLanguage';

const Offer = lazy(() => import('./Offer'));

/** Whether the reader knows of the other languages. */
const knownSlot = () => createStorageSlot('languages-known');

/**
 * Offers the language that the browser prefers, once, on the first page of a visit. Who has seen the site in another
 * language knows of it.
 */
export default function LanguageOffer(): ReactNode {
  const { currentLocale, defaultLocale, locales } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const [offered, setOffered] = useState<{ language: Language; on: string } | null>(null);
  useEffect(
    () =>
      // The page comes first.
      afterPaint(() => {
        const isFirst = knownSlot().get() === null;
        const language = wantedLanguage(navigator.languages);
        const isOther = language !== undefined && language !== currentLocale;
        if (currentLocale !== defaultLocale) {
          knownSlot().set('yes');
        } else if (isFirst && isOther && locales.includes(language)) {
          knownSlot().set('yes');
          setOffered({ language, on: location.pathname });
        }
      }),
    [currentLocale, defaultLocale, locales],
  );
  return offered?.on === pathname ? (
    <Suspense>
      <Offer language={offered.language} onDecline={() => setOffered(null)} />
    </Suspense>
  ) : null;
}
