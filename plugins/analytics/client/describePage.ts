import { splitLanguage } from '@site/src/paths/language';
import { categoryOf, productOf } from '@site/src/paths/products';
import type { AnalyticsEvent, UserProperties } from '../types';

/** Returns the address of the page without query and fragment, which may contain the reader's data. */
export const pageLocation = (): string => location.origin + location.pathname;

/** Returns the event for a view of the current page. */
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

/** Returns the reader's settings of the site. */
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
