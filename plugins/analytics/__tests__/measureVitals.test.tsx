import { measureVitals } from '../client/measureVitals';
import type { AnalyticsEvent } from '../types';

const measure = (callback: (metric: object) => void) =>
  callback({ name: 'LCP', value: 1200, rating: 'good', id: 'v6-123', entries: [] });
const silent = () => undefined;
jest.mock('web-vitals', () => ({
  onLCP: (callback: () => void) => measure(callback),
  onCLS: silent,
  onFCP: silent,
  onINP: silent,
  onTTFB: silent,
}));

const send = jest.fn<void, [AnalyticsEvent]>();
const throwDice = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

beforeEach(() => {
  // jsdom cannot create the event with which Docusaurus announces stored values.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(
      (type) => Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never,
    );
  sessionStorage.clear();
  send.mockClear();
});

test('measures one in ten thousand visits, without the id of the measurement', async () => {
  throwDice(0.00009);
  await measureVitals(send);
  expect(send.mock.calls).toEqual([
    [{ name: 'web_vitals', params: { metric: 'LCP', value: 1200, rating: 'good' } }],
  ]);
});

test('does not measure other visits', async () => {
  throwDice(0.0001);
  await measureVitals(send);
  expect(send).not.toHaveBeenCalled();
});

test('measures either all pages of a visit or none', async () => {
  throwDice(0.00009);
  await measureVitals(send);
  throwDice(0.5);
  await measureVitals(send);
  expect(send).toHaveBeenCalledTimes(2);
});
