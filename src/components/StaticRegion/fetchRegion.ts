/** A region that could not be fetched. */
export class RegionError extends Error {
  override readonly name = 'RegionError';

  /** @param isFirst whether this is the first region of the page to fail, the one that says so */
  constructor(
    message: string,
    readonly isFirst: boolean,
  ) {
    super(message);
  }
}

interface PageRequest {
  readonly page: Promise<Document>;
  /** The page, once it is there. */
  loaded: Document | null;
  hasFailed: boolean;
}

/** How many pages are kept: the one on screen, and those a reader pointed at. */
const MAX_PAGES = 4;

/** By address, the last one asked for at the end. */
const requests = new Map<string, PageRequest>();

/** Fetches the HTML of a page ahead, so that its regions find it there. It does not fail: the regions say that. */
export async function loadPage(pathname: string): Promise<void> {
  await requestPage(pathname).page.catch(() => undefined);
}

/** Returns the content of a static region on the server; `null` without it. */
export function readRegion(pathname: string, id: string): Node[] | null {
  const region = requests.get(pathname)?.loaded?.getElementById(id);
  return region ? copyContent(region) : null;
}

/**
 * Fetches what a static region of a page holds on the server. All regions of a page share
 * one request.
 *
 * @param pathname address of the page
 * @param id the region's id
 * @throws RegionError when the page cannot be fetched or does not hold the region
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
    // The next visit asks the server again.
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
