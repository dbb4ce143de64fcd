/** The error of a region that could not be fetched. */
export class RegionError extends Error {
  override readonly name = 'RegionError';

  /** @param isFirst whether this is the first region of the page to fail; only that one reports the failure */
  constructor(
    message: string,
    readonly isFirst: boolean,
  ) {
    super(message);
  }
}

interface PageRequest {
  readonly page: Promise<Document>;
  /** The page, once it is loaded. */
  loaded: Document | null;
  hasFailed: boolean;
}

/** Maximum number of cached pages: the page on screen and those whose links the reader pointed at. */
const MAX_PAGES = 4;

/** Requests by address, the most recent last. */
const requests = new Map<string, PageRequest>();

/** Prefetches the HTML of a page for its regions. Never rejects, because the regions report the failure. */
export async function loadPage(pathname: string): Promise<void> {
  await requestPage(pathname).page.catch(() => undefined);
}

/** Returns the server-rendered content of a static region; `null` if it is not loaded or does not exist. */
export function readRegion(pathname: string, id: string): Node[] | null {
  const region = requests.get(pathname)?.loaded?.getElementById(id);
  return region ? copyContent(region) : null;
}

/**
 * Fetches the server-rendered content of a static region. All regions of a page share one request.
 *
 * @param pathname address of the page
 * @param id the region's id
 * @throws RegionError when the page cannot be fetched or does not contain the region
 */
export async function fetchRegion(pathname: string, id: string): Promise<Node[]> {
  const request = requestPage(pathname);
  try {
    const region = (await request.page).getElementById(id);
    if (region) {
      return copyContent(region);
    }
    throw new Error(`${pathname} has no region "${id}".`);
  } catch (error) {
    const isFirst = !request.hasFailed;
    request.hasFailed = true;
    // Retry on the next visit.
    requests.delete(pathname);
    throw new RegionError((error as Error).message, isFirst);
  }
}

function copyContent(region: Element): Node[] {
  return [...document.importNode(region, true).childNodes];
}

function requestPage(pathname: string): PageRequest {
  const request = requests.get(pathname) ?? startRequest(pathname);
  requests.delete(pathname);
  requests.set(pathname, request);
  const [oldest] = requests.keys();
  if (requests.size > MAX_PAGES && oldest !== undefined) {
    requests.delete(oldest);
  }
  return request;
}

function startRequest(pathname: string): PageRequest {
  const request: PageRequest = { page: fetchPage(pathname), loaded: null, hasFailed: false };
  request.page.then(
    (page) => (request.loaded = page),
    () => undefined,
  );
  return request;
}

async function fetchPage(pathname: string): Promise<Document> {
  const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
  if (!response.ok) {
    throw new Error(`${pathname} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
