import { ChangedSiteError, keepFiles, type KeepOptions } from '../client/keepFiles';
import type { KeepPlan } from '../client/readPlan';
import type { SizedFile } from '../types';
import { FakeCache, fileOf } from './FakeCaches';

const BUILD = '/assets/js/main.bbbbbbbb.js';
const OTHER = '/assets/js/main.cccccccc.js';
const FILES: SizedFile[] = [
  ['/x/v4/', 10],
  [BUILD, 20],
  ['/assets/js/1.bbbbbbbb.js', 30],
  ['/img/logo.svg', 5],
];

const planOf = (files: readonly SizedFile[]): KeepPlan => ({
  version: 'v4',
  label: 'v4',
  build: BUILD,
  files,
  lists: [],
  bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
});

let network: jest.Mock<Promise<Response>, [string, RequestInit]>;
let cache: FakeCache;

beforeEach(() => {
  cache = new FakeCache();
  network = jest.fn(async (address: string, _init: RequestInit) =>
    address.endsWith('/')
      ? new Response(`<script src=${BUILD}></script>`, { headers: { 'content-type': 'text/html' } })
      : fileOf(address),
  );
  Object.assign(globalThis, { fetch: network });
});

const keep = (files: readonly SizedFile[], options: Partial<KeepOptions> = {}) =>
  keepFiles(planOf(files), {
    cache,
    signal: new AbortController().signal,
    continues: false,
    onProgress: () => undefined,
    ...options,
  });

test('stores everything and ends with the full size as progress', async () => {
  const progress: number[] = [];
  await keep(FILES, { onProgress: (bytes) => progress.push(bytes) });
  expect(cache.paths.sort()).toEqual(FILES.map(([address]) => address).sort());
  expect(progress).toHaveLength(FILES.length);
  expect(progress.at(-1)).toBe(65);
});

test('fetches pages again, but not files that an earlier build stored under a hashed name', async () => {
  await keep(FILES);
  network.mockClear();
  await keep(FILES);
  expect(network.mock.calls.map(([address]) => address).sort()).toEqual([
    '/img/logo.svg',
    '/x/v4/',
  ]);
});

test('continues a download with only the missing files', async () => {
  await keep(FILES.slice(0, 2));
  network.mockClear();
  await keep(FILES, { continues: true });
  const asked = network.mock.calls.map(([address]) => address);
  expect(asked).toEqual(['/assets/js/1.bbbbbbbb.js', '/img/logo.svg']);
});

test('stops at a page of another build, whose chunks are not in the list', async () => {
  network.mockResolvedValueOnce(
    new Response(`<script src=${OTHER}></script>`, { headers: { 'content-type': 'text/html' } }),
  );
  await expect(keep(FILES)).rejects.toThrow(ChangedSiteError);
});

test('stops at a missing file and starts no further requests', async () => {
  const many = Array.from({ length: 100 }, (_, index): SizedFile => [`/img/${index}.svg`, 1]);
  network.mockResolvedValue(new Response('', { status: 404 }));
  await expect(keep(many)).rejects.toThrow('/img/0.svg is no longer there.');
  expect(network.mock.calls.length).toBeLessThan(20);
});

test('keeps stored files when canceled and starts no further requests', async () => {
  const controller = new AbortController();
  const many = Array.from({ length: 100 }, (_, index): SizedFile => [`/img/${index}.svg`, 1]);
  const running = keep(many, {
    signal: controller.signal,
    onProgress: (bytes) => bytes === 12 && controller.abort(),
  });
  await expect(running).rejects.toThrow('aborted');
  expect(cache.paths.length).toBeGreaterThanOrEqual(12);
  expect(cache.paths.length).toBeLessThan(20);
});

test('does not report progress for a file stored after the end', async () => {
  const controller = new AbortController();
  let endPut = () => {};
  const slow = new Promise<void>((resolve) => (endPut = resolve));
  const onProgress = jest.fn();
  const put = cache.put.bind(cache);
  cache.put = async (key, response) => {
    await (key === '/img/logo.svg' ? slow : undefined);
    await put(key, response);
  };
  network.mockImplementation(async (address, { signal }) => {
    if (address === BUILD) {
      await new Promise((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason)),
      );
    }
    return fileOf(address);
  });
  const running = keep([['/img/logo.svg', 5], FILES[1]!], {
    signal: controller.signal,
    onProgress,
  });
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  await expect(running).rejects.toThrow('aborted');
  endPut();
  await new Promise((resolve) => setTimeout(resolve));
  expect(cache.paths).toEqual(['/img/logo.svg']);
  expect(onProgress).not.toHaveBeenCalled();
});

test('stops if a page is returned instead of a chunk', async () => {
  network.mockResolvedValue(
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(keep([['/assets/js/1.bbbbbbbb.js', 30]])).rejects.toThrow('answers with text/html');
  expect(cache.paths).toEqual([]);
});
