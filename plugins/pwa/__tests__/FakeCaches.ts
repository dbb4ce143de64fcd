/** Implements the parts of the browser's cache storage that the worker and the pages use; Node has none. */
export class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(key: string | Request, options: CacheQueryOptions = {}) {
    const stored = options.ignoreSearch
      ? [...this.entries].find(
          ([address]) => withoutQuery(address) === withoutQuery(urlOf(key)),
        )?.[1]
      : this.entries.get(urlOf(key));
    return stored?.clone();
  }

  async put(key: string | Request, response: Response) {
    this.entries.delete(urlOf(key));
    this.entries.set(urlOf(key), response);
  }

  async delete(key: string | Request) {
    return this.entries.delete(urlOf(key));
  }

  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  /** Paths of the stored entries, in order. */
  get paths(): string[] {
    return [...this.entries.keys()].map((address) => new URL(address).pathname);
  }
}

export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  /** Searches the cache with the given name, as Workbox does. */
  async match(key: string | Request, options: MultiCacheQueryOptions = {}) {
    return (await this.open(options.cacheName ?? '')).match(key, options);
  }

  async open(name: string) {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  async keys() {
    return [...this.caches.keys()];
  }

  async delete(name: string) {
    return this.caches.delete(name);
  }
}

export const ORIGIN = 'https://docs.test';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Creates a correct server response, with the content type of the address. */
export function fileOf(address: string, body = `/* ${address} */`): Response {
  const ending = /\.(\w+)$/.exec(address)?.[1] ?? '';
  return new Response(body, { headers: { 'content-type': TYPES[ending] ?? 'text/plain' } });
}

const urlOf = (key: string | Request): string =>
  typeof key === 'string' ? new URL(key, ORIGIN).href : key.url;

const withoutQuery = (address: string): string => new URL(address, ORIGIN).href.split(/[?#]/)[0]!;
