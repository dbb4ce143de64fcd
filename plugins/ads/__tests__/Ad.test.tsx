import { TextDecoder, TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import SiteProvider from '@site/tests/jest/SiteProvider';
import Ad from '../theme/Ad';
import type { AdsConfig } from '../types';

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorMode: 'dark' }),
}));

const FEED = { feedUrl: 'https://feed.example/ads.json' };
const FRAME = { frameUrl: '/x/demos/sponsor/' };
const HOSTILE =
  '<img src=x onerror="globalThis.broken = true"><script>globalThis.broken = true</script>';
const ITEM = {
  statlink: 'https://clicks.example/1',
  image: 'https://pictures.example/1.png',
  company: 'Example Tools',
  description: 'Tables that count themselves.',
  statimp: 'https://counts.example/1',
};

/** jsdom has no `TextDecoder`. */
Object.assign(globalThis, { TextDecoder });

/** Value of `Math.random()`: at 0.5, ads have pictures, and the substitute is a house ad. */
let chance: number;
let heard: { name: string; params: Record<string, string> }[];
const hear = (event: Event) => heard.push((event as CustomEvent).detail);

beforeEach(() => {
  jest.useFakeTimers();
  chance = 0.5;
  jest.spyOn(Math, 'random').mockImplementation(() => chance);
  heard = [];
  window.addEventListener('docs:analytics', hear);
});
afterEach(() => {
  window.removeEventListener('docs:analytics', hear);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(config?: AdsConfig) {
  render(
    <SiteProvider>
      <Ad {...(config && { config })} />
    </SiteProvider>,
  );
}

function feedAnswers(answer: () => Promise<unknown>) {
  globalThis.fetch = jest.fn(answer) as never;
}
const answerWith = (body: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const reads = [{ done: false, value: bytes }, { done: true }];
  return Promise.resolve({ ok: true, body: { getReader: () => ({ read: () => reads.shift() }) } });
};
const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds) as Promise<unknown>);
const region = () => screen.getByRole('region', { name: 'Advertisement' });

test('shows a house ad with its picture when nothing is configured', () => {
  show();
  expect(region().dataset.ad).toBe('house');
  expect(screen.getByRole('link', { name: /Tip$/ })).toBeVisible();
  expect(region().querySelector('img')).toHaveAttribute('src', expect.stringMatching(/house/));
});

test('one in five ads has only text', () => {
  chance = 0.19;
  show();
  expect(region().dataset.adLayout).toBe('inline');
  expect(region().querySelector('img')).toBeNull();
});

test('shows the ad of the feed and fetches its counting pixel', async () => {
  const counted: string[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(
    () =>
      ({
        set src(address: string) {
          counted.push(address);
        },
      }) as never,
  );
  feedAnswers(() => answerWith({ ads: [ITEM] }));
  show(FEED);
  expect(region().dataset.ad).toBe('nothing');
  await wait(500);
  const link = screen.getByRole('link', { name: /Example Tools/ });
  expect(link).toHaveAttribute('href', ITEM.statlink);
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(link.dataset.eventCategory).toBe('ad');
  expect(counted).toEqual([ITEM.statimp]);
});

test('renders markup from the feed as text', async () => {
  const item = Object.fromEntries(Object.keys(ITEM).map((name) => [name, HOSTILE]));
  feedAnswers(() => answerWith({ ads: [{ ...item, statlink: ITEM.statlink }] }));
  show(FEED);
  await wait(500);
  expect(region().dataset.ad).toBe('feed');
  expect(region().querySelectorAll('img, script')).toHaveLength(0);
  expect(region()).toHaveTextContent('onerror=');
  expect(globalThis).not.toHaveProperty('broken');
});

test('shows a house ad immediately when the feed is invalid', async () => {
  feedAnswers(() => answerWith({ ads: 'none' }));
  show(FEED);
  await wait(50);
  expect(region().dataset.ad).toBe('house');
});

test.each([
  ['an ad of our own', 0.2, 'house'],
  ['the request to allow ads', 0.19, 'request'],
])('shows %s after six checks when the feed is unreachable', async (_what, thrown, kind) => {
  feedAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  chance = thrown;
  show(FEED);
  await wait(2_900);
  expect(region().dataset.ad).toBe('nothing');
  await wait(200);
  expect(region().dataset.ad).toBe(kind);
});

test('never asks to allow ads when the feed answers without one', async () => {
  feedAnswers(() => answerWith({ ads: [{}] }));
  chance = 0;
  show(FEED);
  await wait(60_000);
  expect(region().dataset.ad).toBe('house');
});

test('never asks to allow ads when the network answers without one', async () => {
  chance = 0.19;
  show(FRAME);
  const tell = (data: object) => {
    const { contentWindow } = screen.getByTitle('Advertisement') as HTMLIFrameElement;
    window.dispatchEvent(new MessageEvent('message', { source: contentWindow, data }));
  };
  if (screen.queryByTitle('Advertisement')) {
    tell({ networkAnswers: true });
  }
  await wait(3_100);
  expect(region().dataset.ad).toBe('house');
});

test('counts a click reported by the frame of the network, but not by another window', () => {
  show(FRAME);
  const { contentWindow } = screen.getByTitle('Advertisement') as HTMLIFrameElement;
  const data = { adIsClicked: true };
  window.dispatchEvent(new MessageEvent('message', { source: window, data }));
  expect(heard).toEqual([]);
  window.dispatchEvent(new MessageEvent('message', { source: contentWindow, data }));
  expect(heard).toEqual([{ name: 'ad_click', params: { label: 'network' } }]);
});

test('shows the ad of the network once its frame reports it', async () => {
  show(FRAME);
  const frame = screen.getByTitle('Advertisement') as HTMLIFrameElement;
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  window.dispatchEvent(new MessageEvent('message', { source: window, data: { adIsThere: true } }));
  await wait(500);
  expect(region().dataset.ad).toBe('nothing');
  window.dispatchEvent(
    new MessageEvent('message', { source: frame.contentWindow, data: { adIsThere: true } }),
  );
  await wait(500);
  expect(region().dataset.ad).toBe('network');
  expect(frame.dataset.shown).toBe('true');
});

test('removes the frame of a network without an ad after fifteen seconds', async () => {
  show(FRAME);
  await wait(3_000);
  expect(region().dataset.ad).toBe('house');
  expect(screen.queryByTitle('Advertisement')).not.toBeNull();
  await wait(12_000);
  expect(screen.queryByTitle('Advertisement')).toBeNull();
  expect(region().dataset.ad).toBe('house');
});

test('reports one in ten displayed ads to analytics', () => {
  chance = 0.1;
  show();
  expect(heard).toEqual([]);
  chance = 0.09;
  show();
  expect(heard).toEqual([
    { name: 'ad_display', params: { label: 'house-compare', layout: 'inline' } },
  ]);
});

test('renders nothing and reports an error when an ad fails to render', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  // `Math.random()` never returns 1, which selects an index beyond the list.
  chance = 1;
  show();
  silence.mockRestore();
  expect(screen.queryByRole('region')).toBeNull();
  expect(heard).toEqual([{ name: 'ad_crash', params: { message: expect.any(String) } }]);
});

test('shows no ads to crawlers', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  show();
  expect(screen.queryByRole('region')).toBeNull();
});
