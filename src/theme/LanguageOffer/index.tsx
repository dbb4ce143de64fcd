import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { afterPaint } from '@site/lib/browser/afterPaint';
import type { Language } from '@site/src/paths/language';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { wantedLanguage } from './wantedLanguage';

const Offer = lazy(() => import('./Offer'));

/** Stores that the reader knows about the other languages. */
const knownSlot = () => createStorageSlot('languages-known');

/**
 * Offers the browser's preferred language, once, on the first page of a visit. Readers who have seen the site in
 * another
 * language receive no offer.
 */
export default function LanguageOffer(): ReactNode {
  const { currentLocale, defaultLocale, locales } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const [offered, setOffered] = useState<{ language: Language; on: string } | null>(null);
  useEffect(
    () =>
      // Render the page first.
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
