import { createBeacon, type BeaconBody } from '../client/createBeacon';

const URL = 'https://counts.example/docs';
const USER = {
  codeVariant: 'JS',
  codeStyling: 'css',
  language: 'zh',
  colorScheme: 'dark',
  pixelRatio: 2,
};

let sent: BeaconBody[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  sent = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(navigator, {
    sendBeacon: (address: string, body: string) => {
      expect(address).toBe(URL);
      sent.push(JSON.parse(body) as BeaconBody);
      return true;
    },
  });
});
afterEach(() => jest.useRealTimers());

const view = { name: 'page_view', params: { page_title: 'Bars' } };

test('batches the events of two seconds, with the reader’s settings', () => {
  const beacon = createBeacon(URL);
  beacon.setUser(USER);
  beacon.send(view);
  jest.advanceTimersByTime(1_000);
  beacon.send({ name: 'ad_click', params: {} });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toEqual([
    {
      user: USER,
      events: [
        { ...view, time: 1_700_000_000_000 },
        { name: 'ad_click', params: {}, time: 1_700_000_001_000 },
      ],
    },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('sends immediately when the page is hidden, and later events too', () => {
  const beacon = createBeacon(URL);
  beacon.send(view);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  beacon.send({ name: 'web_vitals', params: { metric: 'CLS', value: 0 } });
  expect(sent[1]?.events[0]?.name).toBe('web_vitals');
});

test('sends twenty events without waiting', () => {
  const beacon = createBeacon(URL);
  for (let index = 0; index < 20; index += 1) {
    beacon.send(view);
  }
  expect(sent[0]?.events).toHaveLength(20);
});

test('discards unsent events when it is stopped', () => {
  const beacon = createBeacon(URL);
  beacon.send(view);
  beacon.stop();
  jest.advanceTimersByTime(60_000);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
});
