import type { AnalyticsAdapter } from '../types';
import { forgetCookies } from './forgetCookies';

/** Window with the names that Google's script uses; a key `ga-disable-<id>` that is true stops it. */
type GoogleWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** The cookies of Google Analytics 4. */
const COOKIES = /^_ga(?:_|$)/;

/**
 * Google Analytics 4: loads its script, and with it sets its cookies.
 *
 * @param id measurement id
 */
export function createGoogleAnalytics(id: string): AnalyticsAdapter {
  const page = window as unknown as GoogleWindow;
  page[`ga-disable-${id}`] = false;
  const queue = (page.dataLayer ??= []);
  // Google's script tells commands from other data by their being `arguments`, not an array.
  function gtag(..._command: readonly unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, {
    // Pages are reported as they change, also the first one.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return {
    send: ({ name, params }) => gtag('event', name, params),
    setUser: ({ codeVariant, codeStyling, language, colorScheme, pixelRatio }) =>
      gtag('set', 'user_properties', {
        code_variant: codeVariant,
        code_styling: codeStyling,
        language,
        color_scheme: colorScheme,
        pixel_ratio: pixelRatio,
      }),
    stop() {
      page[`ga-disable-${id}`] = true;
      script.remove();
      forgetCookies(COOKIES);
    },
  };
}
