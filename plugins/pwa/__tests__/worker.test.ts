import './workerScope';
import type { Strategy } from 'workbox-strategies';
import { buildCache, keptCache, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { chooseStale, dropBuilds } from '../worker/dropBuilds';
import { readBuild } from '../worker/readBuild';
import { findVersion, rememberVisit } from '../worker/rememberVisit';
import { createFresh, createImmutable, MAX_PAGES } from '../worker/strategies';
import { FakeCaches, fileOf, ORIGIN } from './FakeCaches';

const SCOPE = '/x/';
const OLD = '/assets/js/main.aaaaaaaa.js';
const NEW = '/assets/js/main.bbbbbbbb.js';
/** Of the pages of v4. */
const PART = '/assets/js/main.cccccccc.js';
const CONFIG: WorkerConfig = {
  scope: SCOPE,
  build: NEW,
  shell: [],
  offlinePage: '/x/offline/',
  pictures: '/img/',
  hashedFolders: ['/assets/'],
  versions: [
    {
      name: 'current',
      start: '/x/',
      build: NEW,
      shell: [],
      search: ['/assets/search/current.json'],
    },
    {
      name: 'v4',
      start: '/x/v4/',
      build: PART,
      shell: ['/assets/js/shell.cccccccc.js'],
      search: ['/assets/search/v4.json'],
    },
  ],
};

const html = (build: string, text = 'page') =>
  new Response(`<script src=${build} defer></script>${text}`, {
    headers: { 'content-type': 'text/html' },
  });

const urlOf = (asked: string | Request) => (typeof asked === 'string' ? asked : asked.url);

let storage: FakeCaches;
let network: jest.Mock<Promise<Response>, [string | Request]>;

beforeEach(() => {
  storage = new FakeCaches();
  network = jest.fn(async (_asked: string | Request): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  });
  Object.assign(globalThis, { caches: storage, fetch: network, indexedDB: new IDBFactory() });
  jest
    .spyOn(Response, 'redirect')
    .mockImplementation(
      (target) => new Response(null, { status: 302, headers: { location: String(target) } }),
    );
});

/** Returns the request that a browser sends when a reader opens a page. */
const navigation = (address: string) =>
  Object.defineProperty(new Request(new URL(address, ORIGIN)), 'destination', {
    value: 'document',
  });

const { ExtendableEvent: Lasting } = globalThis as unknown as { ExtendableEvent: typeof Event };
const event = new Lasting('message') as never;

/** Returns the response, after all work that continues in the background has finished. */
async function answer(strategy: Strategy, request: Request): Promise<Response> {
  const [response, done] = strategy.handleAll({ event, request });
  await done.catch(() => undefined);
  return response;
}

const answerPage = (address: string) => answer(createFresh(CONFIG), navigation(address));

const storePage = async (address: string) =>
  void (await answer(createFresh(CONFIG), new Request(address)));

test('serves a visited page offline, regardless of its query', async () => {
  network.mockResolvedValueOnce(html(NEW, 'first'));
  await answerPage('/x/charts/');
  expect(await (await answerPage('/x/charts/?from=feed')).text()).toContain('first');
});

test('serves a stored page if the server fails', async () => {
  network.mockResolvedValueOnce(html(NEW, 'first'));
  await answerPage('/x/charts/');
  network.mockResolvedValueOnce(new Response('down', { status: 503 }));
  expect(await (await answerPage('/x/charts/')).text()).toContain('first');
});

test('serves a stored page if the network hangs', async () => {
  network.mockResolvedValueOnce(html(NEW, 'first'));
  await answerPage('/x/charts/');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  network.mockReturnValueOnce(new Promise(() => undefined));
  const answer = answerPage('/x/charts/');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await (await answer).text()).toContain('first');
  jest.useRealTimers();
});

test('redirects a page that is not stored to the offline page', async () => {
  const { headers } = await answerPage('/x/charts/?a=b');
  expect(headers.get('location')).toBe('/x/offline/?page=%2Fx%2Fcharts%2F%3Fa%3Db');
});

test('fails for other requests as without the worker', async () => {
  const request = new Request(`${ORIGIN}/x/data.json`);
  await expect(answer(createFresh(CONFIG), request)).rejects.toThrow(
    'could not generate a response',
  );
});

test('shows a missing page as missing and does not store it', async () => {
  network.mockResolvedValueOnce(new Response('none', { status: 404 }));
  expect((await answerPage('/x/gone/')).status).toBe(404);
  expect((await storage.open(pagesCache(SCOPE))).paths).toEqual([]);
});

test('deletes the least recently visited pages', async () => {
  network.mockImplementation(async () => html(NEW));
  await answerPage('/x/first/');
  for (let index = 1; index < MAX_PAGES; index += 1) {
    await answerPage(`/x/${index}/`);
  }
  await answerPage('/x/first/');
  await answerPage('/x/one-more/');
  const { paths } = await storage.open(pagesCache(SCOPE));
  expect(paths).toHaveLength(MAX_PAGES);
  expect(paths).toEqual(expect.arrayContaining(['/x/first/', '/x/one-more/']));
  expect(paths).not.toContain('/x/1/');
});

test('does not fetch a kept chunk of another build again', async () => {
  const cache = await storage.open(keptCache(SCOPE, 'v4'));
  await cache.put('/assets/js/1.aaaaaaaa.js', new Response('old chunk'));
  const request = new Request(`${ORIGIN}/assets/js/1.aaaaaaaa.js`);
  expect(await (await answer(createImmutable(CONFIG), request)).text()).toBe('old chunk');
  expect(network).not.toHaveBeenCalled();
});

test('keeps the chunks of a build as long as one of its pages is stored', async () => {
  for (const build of [OLD, NEW, '/assets/js/main.cccccccc.js']) {
    await (await storage.open(buildCache(SCOPE, build))).put('/a', new Response());
  }
  network.mockResolvedValueOnce(html(OLD));
  await answerPage('/x/charts/');
  await dropBuilds(CONFIG);
  const left = [buildCache(SCOPE, OLD), buildCache(SCOPE, NEW), pagesCache(SCOPE)];
  expect(await storage.keys()).toEqual(left);
});

test('does not consider builds of another language, kept versions or foreign caches stale', () => {
  const names = [
    buildCache('/zh/x/', OLD),
    keptCache(SCOPE, 'v4'),
    'someone-else',
    pagesCache(SCOPE),
  ];
  expect(chooseStale(names, SCOPE, [NEW])).toEqual([]);
});

test('stores on a visit the page, its loaded files, and the search index of its version', async () => {
  network.mockImplementation(async (asked) =>
    urlOf(asked).endsWith('/') ? html(NEW) : fileOf(urlOf(asked)),
  );
  const visit = {
    type: 'visited',
    address: `${ORIGIN}/x/v4/grid/`,
    build: NEW,
    assets: ['/assets/js/2.js', '/api/feedback', '/img/logo.svg'],
    savesData: false,
  } as const;
  await rememberVisit(visit, CONFIG, storePage);
  expect((await storage.open(pagesCache(SCOPE))).paths).toEqual(['/x/v4/grid/']);
  const { paths } = await storage.open(buildCache(SCOPE, NEW));
  expect(paths).toEqual(['/assets/js/2.js', '/assets/search/v4.json']);
  network.mockClear();
  await rememberVisit(visit, CONFIG, storePage);
  expect(network).not.toHaveBeenCalled();
});

test('stores the shell of a part with the first visit to one of its pages', async () => {
  network.mockImplementation(async (asked) => fileOf(urlOf(asked)));
  const address = `${ORIGIN}/x/v4/grid/`;
  await rememberVisit(
    { type: 'visited', address, build: PART, assets: [], savesData: false },
    CONFIG,
    storePage,
  );
  const { paths } = await storage.open(buildCache(SCOPE, PART));
  expect(paths).toEqual(['/assets/js/shell.cccccccc.js', '/assets/search/v4.json']);
});

test('prefetches nothing for a reader who saves data', async () => {
  network.mockImplementation(async () => html(NEW));
  const address = `${ORIGIN}/x/charts/`;
  await rememberVisit(
    { type: 'visited', address, build: NEW, assets: [], savesData: true },
    CONFIG,
    storePage,
  );
  expect(network).toHaveBeenCalledTimes(1);
});

test('assigns an address to the version with the longest prefix', () => {
  expect(findVersion('/x/v4/grid/', CONFIG.versions)?.name).toBe('v4');
  expect(findVersion('/x/grid/', CONFIG.versions)?.name).toBe('current');
  expect(findVersion('/', CONFIG.versions)).toBeUndefined();
});

test('identifies the build of a page by its main script, in any notation', () => {
  expect(readBuild(`<script src="${OLD}" defer></script>`)).toBe(OLD);
  expect(readBuild(`<script defer src=${NEW}></script>`)).toBe(NEW);
  expect(readBuild('<script src=/x/demos/_assets/host.12345678.js></script>')).toBeUndefined();
});

describe('with a full disk', () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

  test('still serves a page', async () => {
    network.mockResolvedValueOnce(html(NEW, 'first'));
    (await storage.open(pagesCache(SCOPE))).put = () => Promise.reject(full);
    expect(await (await answerPage('/x/charts/')).text()).toContain('first');
  });

  test('still serves a chunk', async () => {
    network.mockResolvedValueOnce(fileOf('/assets/js/1.js', 'chunk'));
    (await storage.open(buildCache(SCOPE, NEW))).put = () => Promise.reject(full);
    const request = new Request(`${ORIGIN}/assets/js/1.js`);
    expect(await (await answer(createImmutable(CONFIG), request)).text()).toBe('chunk');
  });
});

test.each([
  ['a page in place of a chunk', html(NEW)],
  ['a page that says that it is code', fileOf('/1.js', ' <!doctype html>')],
  ['nothing in place of a chunk', fileOf('/1.js', '')],
  [
    'an error',
    new Response('none', { status: 404, headers: { 'content-type': 'text/javascript' } }),
  ],
  ['a part', new Response('1', { status: 206, headers: { 'content-type': 'text/javascript' } })],
])('does not store %s', async (_what, response) => {
  network.mockResolvedValueOnce(response);
  const request = new Request(`${ORIGIN}/assets/js/1.js`);
  expect((await answer(createImmutable(CONFIG), request)).status).toBe(response.status);
  expect((await storage.open(buildCache(SCOPE, NEW))).paths).toEqual([]);
});
