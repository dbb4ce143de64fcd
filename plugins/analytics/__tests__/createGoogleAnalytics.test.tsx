import { createGoogleAnalytics } from '../client/createGoogleAnalytics';

const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>;

beforeEach(() => {
  delete page.dataLayer;
  document.head.innerHTML = '';
});

const commands = () => page.dataLayer!.map((command) => Array.from(command));

test('loads the Google script without advertising features and automatic page views', () => {
  createGoogleAnalytics('G-TEST1');
  const script = document.head.querySelector('script');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1');
  expect(script?.async).toBe(true);
  expect(commands()[1]).toEqual([
    'config',
    'G-TEST1',
    {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  ]);
});

test('forwards events and settings', () => {
  const google = createGoogleAnalytics('G-TEST1');
  google.setUser({
    codeVariant: 'TS',
    codeStyling: 'system',
    language: 'en',
    colorScheme: 'light',
    pixelRatio: 1,
  });
  google.send({ name: 'page_view', params: { page_title: 'Bars' } });
  expect(commands().slice(2)).toEqual([
    [
      'set',
      'user_properties',
      {
        code_variant: 'TS',
        code_styling: 'system',
        language: 'en',
        color_scheme: 'light',
        pixel_ratio: 1,
      },
    ],
    ['event', 'page_view', { page_title: 'Bars' }],
  ]);
});

test('stopping disables it and removes its cookies', () => {
  const google = createGoogleAnalytics('G-TEST1');
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = '_ga_TEST1=GS1; Path=/';
  document.cookie = 'codeVariant=JS; Path=/';
  google.stop();
  expect(page['ga-disable-G-TEST1']).toBe(true);
  expect(document.cookie).toBe('codeVariant=JS');
  expect(document.head.querySelector('script')).toBeNull();
  createGoogleAnalytics('G-TEST1');
  expect(page['ga-disable-G-TEST1']).toBe(false);
});
