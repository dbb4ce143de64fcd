import { choose, readChoice } from '../client/consentChoice';
import { Inbox } from '../client/Inbox';
import { startAnalytics } from '../client/startAnalytics';
import type { AnalyticsConfig, AnalyticsEvent } from '../types';

const asked: string[] = [];
jest.mock('../client/askConsent', () => ({ askConsent: (url: string) => asked.push(url) }));

const CONFIG: AnalyticsConfig = {
  consent: 'always',
  beaconUrl: '/beacon',
  privacyUrl: '/x/introduction/privacy/',
};
const early = { name: 'ad_display', params: { label: 'house-news' } };

let events: AnalyticsEvent[];
const stops: (() => void)[] = [];
beforeEach(() => {
  // jsdom cannot create the event with which Docusaurus announces stored values.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(
      (type) => Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never,
    );
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  events = [];
  jest.spyOn(Math, 'random').mockReturnValue(0.0001);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // A hidden page sends immediately.
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: string) => events.push(...JSON.parse(body).events),
  });
  history.replaceState(null, '', '/zh/x/react-charts/bars/?from=mail#stack');
  document.title = 'Bar charts';
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function start(config: Partial<AnalyticsConfig> = {}): Promise<Inbox> {
  const inbox = new Inbox();
  inbox.push(early);
  stops.push(startAnalytics({ ...CONFIG, ...config }, inbox));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return inbox;
}
const names = () => events.map(({ name }) => name);

test('sends nothing before consent, and no earlier events afterwards', async () => {
  const inbox = await start();
  inbox.push({ name: 'demo_copy', params: {} });
  expect(asked).toEqual(['/x/introduction/privacy/']);
  expect(events).toEqual([]);
  choose('granted');
  expect(names()).toEqual(['page_view']);
  expect(events[0]?.params).toEqual({
    page_title: 'Bar charts',
    page_location: 'http://localhost/zh/x/react-charts/bars/',
    product_id: 'charts',
    category_id: 'x',
  });
});

test('sends nothing and does not ask again after a refusal', async () => {
  const inbox = await start();
  choose('denied');
  inbox.push(early);
  await start();
  expect(asked).toHaveLength(1);
  expect(readChoice()).toBe('denied');
  expect(events).toEqual([]);
});

test('sends the events of the page from its start with earlier consent', async () => {
  localStorage.clear();
  choose('granted');
  const inbox = await start();
  inbox.push({ name: 'demo_copy', params: { label: 'x'.repeat(500) } });
  expect(asked).toEqual([]);
  expect(names()).toEqual(['ad_display', 'demo_copy']);
  expect(events[1]?.params.label).toHaveLength(100);
  expect(events[1]?.params.page_location).toBe('http://localhost/zh/x/react-charts/bars/');
});

test('starts without asking where consent is not required, and can still be refused', async () => {
  const inbox = await start({ consent: 'never' });
  expect(names()).toEqual(['ad_display']);
  choose('denied');
  inbox.push(early);
  expect(names()).toEqual(['ad_display']);
  choose('granted');
  choose('granted');
  expect(names()).toEqual(['ad_display', 'page_view']);
});

test('stops when the reader refuses in another tab', async () => {
  const inbox = await start({ consent: 'never' });
  expect(names()).toEqual(['ad_display']);
  choose('granted');
  const key = Object.keys(localStorage).find((name) => name.includes('analytics-consent'))!;
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: 'denied', storageArea: localStorage }),
  );
  inbox.push(early);
  expect(names()).toEqual(['ad_display']);
});
