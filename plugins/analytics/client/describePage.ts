import { splitLanguage } from '@site/src/paths/language';
import { categoryOf, productOf } from '@site/src/paths/products';
import type { AnalyticsEvent, UserProperties } from '../types';

/** The address of the page, without what a reader may have added to it. */
export const pageLocation = (): string => location.origin + location.pathname;

/** The page on screen. */
export function pageView(): AnalyticsEvent {
  const { path } = splitLanguage(location.pathname);
  return {
    name: 'page_view',
    params: {
      page_title: document.title,
      page_location: pageLocation(),
      product_id: productOf(path) ?? 'none',
      category_id: categoryOf(path) ?? 'none',
    },
  };
}

/** How the reader has set up the site. */
export function readUser(): UserProperties {
  const { dataset } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant ?? 'TS',
    codeStyling: dataset.codeStyling ?? 'system',
    language: splitLanguage(location.pathname).language,
    colorScheme: dataset.theme ?? 'light',
    pixelRatio: Math.round(devicePixelRatio * 100) / 100,
  };
}
