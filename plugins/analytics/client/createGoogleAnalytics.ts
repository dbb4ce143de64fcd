import type { AnalyticsAdapter } from '../types';

/** Window with the globals of Google's script; `ga-disable-<id>` set to true disables it. */
type GoogleWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** The cookies of Google Analytics 4. */
const COOKIES = /^_ga(?:_|$)/;

/**
 * Loads Google Analytics 4, which sets its cookies.
 *
 * @param id measurement id
 */
export function createGoogleAnalytics(id: string): AnalyticsAdapter {
  const page = window as unknown as GoogleWindow;
  page[`ga-disable-${id}`] = false;
  const queue = (page.dataLayer ??= []);
  // Google's script recognizes commands because they are `arguments` objects, not arrays.
  function gtag(..._command: readonly unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, {
    // Page views are reported on each navigation, including the first page.
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

/** Removes cookies with matching names from the host and its parent domains, where they may have been set. */
export function forgetCookies(names: RegExp): void {
  try {
    expire(names);
  } catch {
    // A browser that blocks cookies throws, and has none to remove.
  }
}

function expire(names: RegExp): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (names.test(name)) {
      for (const place of ['', ...domains.map((domain) => `; Domain=${domain}`)]) {
        document.cookie = `${name}=; Max-Age=0; Path=/${place}`;
      }
    }
  }
}
