/** As much of the browser's cache storage as the worker and the pages use; Node has none. */
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

  async add(key: string) {
    const response = await fetch(key);
    if (!response.ok) {
      throw new TypeError(`${key} answers ${response.status}`);
    }
    await this.put(key, response);
  }

  async delete(key: string | Request) {
    return this.entries.delete(urlOf(key));
  }

  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  /** Paths of what is stored, in its order. */
  get paths(): string[] {
    return [...this.entries.keys()].map((address) => new URL(address).pathname);
  }
}

export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

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

const urlOf = (key: string | Request): string =>
  typeof key === 'string' ? new URL(key, ORIGIN).href : key.url;

const withoutQuery = (address: string): string => new URL(address, ORIGIN).href.split(/[?#]/)[0]!;
