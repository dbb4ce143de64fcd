import { askFeed } from '../client/askFeed';

const FEED = 'https://feed.example/ads.json';
const AD = { ads: [{ statlink: '//x.example/', company: 'Example', description: 'Text' }] };
const EMPTY = { ads: [{}] };

let answers: jest.SpyInstance;
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

beforeEach(() => {
  jest.useFakeTimers();
  answers = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function ask(signal = new AbortController().signal) {
  const asked = askFeed(FEED, signal);
  await jest.advanceTimersByTimeAsync(60_000);
  return asked;
}

test('stops after an answer with an ad, and sends no cookies', async () => {
  answers.mockImplementation(() => answer(AD));
  expect(await ask()).toMatchObject({ link: 'https://x.example/', company: 'Example' });
  expect(answers).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledWith(FEED, expect.objectContaining({ credentials: 'omit' }));
});

test('asks again until it receives an ad', async () => {
  answers
    .mockImplementationOnce(() => answer(EMPTY))
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    .mockImplementationOnce(() => answer('busy', 503))
    .mockImplementation(() => answer(AD));
  expect(await ask()).toMatchObject({ company: 'Example' });
  expect(answers).toHaveBeenCalledTimes(4);
});

test('gives up after ten answers without an ad', async () => {
  answers.mockImplementation(() => answer(EMPTY));
  expect(await ask()).toBe('none');
  expect(answers).toHaveBeenCalledTimes(10);
});

test('distinguishes a blocked feed from one without ads', async () => {
  answers.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toBe('unreachable');
  expect(answers).toHaveBeenCalledTimes(10);
});

test.each([
  ['of another shape', '{"ads":7}'],
  ['that is no JSON', '<html>'],
  ['that is empty', ''],
  ['that is huge', JSON.stringify({ ads: [{ ...AD.ads[0], padding: 'x'.repeat(70_000) }] })],
])('stops after an answer %s', async (_what, body) => {
  answers.mockImplementation(() => answer(body));
  expect(await ask()).toBe('none');
  expect(answers).toHaveBeenCalledTimes(1);
});

test('cancels an endless answer', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  answers.mockImplementation(() => Promise.resolve(new Response(endless)));
  expect(await ask()).toBe('none');
  expect(sent).toBeLessThan(10);
});

test('waits five seconds for an answer, ten times', async () => {
  answers.mockImplementation(
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  expect(await ask()).toBe('unreachable');
  expect(answers).toHaveBeenCalledTimes(10);
});

test('stops when the signal is aborted', async () => {
  const asking = new AbortController();
  answers.mockImplementation(() => answer(EMPTY));
  const asked = askFeed(FEED, asking.signal);
  await jest.advanceTimersByTimeAsync(100);
  asking.abort();
  await jest.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(answers).toHaveBeenCalledTimes(1);
});
