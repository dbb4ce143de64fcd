import { Hono } from 'hono';
import { addFeedback } from '../addFeedback.ts';
import { FeedbackStore } from '../FeedbackStore.ts';
import { RateLimit } from '../RateLimit.ts';
import type { Feedback } from '../types.ts';
import { anotherFeedback, emptyDatabase, FEEDBACK } from './feedback.ts';

let store: FeedbackStore;
let app: Hono;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  store = await FeedbackStore.open({ url: emptyDatabase() });
  app = new Hono();
  addFeedback(app, {
    store,
    clientOf: (context) => context.req.header('x-client') ?? 'reader',
    rateLimit: new RateLimit(),
  });
});

afterEach(async () => {
  jest.useRealTimers();
  await store.close();
});

const OWN = {
  host: 'docs.example',
  origin: 'https://docs.example',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

function send(body: unknown, headers: Record<string, string | undefined> = {}) {
  const given = Object.entries({ ...OWN, ...headers }).filter(([, value]) => value !== undefined);
  return app.request('/-/feedback', {
    method: 'POST',
    headers: given as [string, string][],
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('stores feedback that a page sends', async () => {
  const response = await send({ ...FEEDBACK, comment: 'Use <Tabs> & mail me@example.org' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ stored: FEEDBACK.id });
  const [stored] = await store.list();
  expect(stored).toEqual({
    ...FEEDBACK,
    comment: 'Use ‹Tabs› & mail [address removed]',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  });
});

test('stores feedback once if it is sent twice', async () => {
  await send(FEEDBACK);
  expect((await send(FEEDBACK)).status).toBe(201);
  expect(await store.list()).toHaveLength(1);
});

test.each<[string, unknown, Record<string, string | undefined>, number, string]>([
  ['another site', FEEDBACK, { origin: 'https://evil.example' }, 403, 'other-origin'],
  ['a request without an origin', FEEDBACK, { origin: undefined }, 403, 'other-origin'],
  ['no origin at all', FEEDBACK, { origin: 'null' }, 403, 'other-origin'],
  ['a cross-site request', FEEDBACK, { 'sec-fetch-site': 'cross-site' }, 403, 'other-origin'],
  ['a form', 'a=b', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ['broken JSON', '{"id":', {}, 400, 'not-json'],
  ['an empty body', '', {}, 400, 'not-json'],
  ['a wrong type', { ...FEEDBACK, vote: 1 }, {}, 400, 'invalid'],
  ['a huge body', { ...FEEDBACK, comment: 'x'.repeat(30_000) }, {}, 413, 'too-large'],
])('rejects %s with a reason', async (_name, body, headers, status, error) => {
  const response = await send(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error, message: expect.any(String) as string });
  expect(await store.list()).toEqual([]);
});

test('rejects other methods', async () => {
  const response = await app.request('/-/feedback');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test('accepts ten requests per client and minute, and more after that minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await send(anotherFeedback())).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  jest.advanceTimersByTime(20_000);
  const refused = await send(anotherFeedback());
  expect(refused.headers.get('retry-after')).toBe('40');
  expect(await refused.json()).toMatchObject({ error: 'too-many' });
  expect((await send(anotherFeedback(), { 'x-client': 'another' })).status).toBe(201);
  jest.advanceTimersByTime(40_000);
  expect((await send(anotherFeedback())).status).toBe(201);
});

test('answers 503 if storing fails, and logs no personal data', async () => {
  const log = jest.fn();
  const broken = new Hono();
  addFeedback(broken, {
    store: {
      add: (_feedback: Feedback) => Promise.reject(new Error('disk full')),
      isWell: () => Promise.resolve(false),
    },
    clientOf: () => 'reader',
    log,
  });
  const response = await broken.request('/-/feedback', {
    method: 'POST',
    headers: OWN,
    body: JSON.stringify(FEEDBACK),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'unavailable' });
  expect(log.mock.calls).toEqual([[{ level: 'error', event: 'feedback', message: 'disk full' }]]);
});
