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
  readonly pathname: string;
  readonly page: Promise<Document>;
  hasFailed: boolean;
}

/** The page whose HTML was asked for last: a reader is on one page. */
let latest: PageRequest | null = null;

/**
 * Fetches the HTML that a static region of a page has on the server. All regions of a page share
 * one request.
 *
 * @param pathname address of the page
 * @param id the region's id
 * @throws RegionError when the page cannot be fetched or does not hold the region
 */
export async function fetchRegion(pathname: string, id: string): Promise<string> {
  if (latest?.pathname !== pathname) {
    latest = { pathname, page: fetchPage(pathname), hasFailed: false };
  }
  const request = latest;
  try {
    const region = (await request.page).getElementById(id);
    if (region) {
      return region.innerHTML;
    }
    throw new Error(`${pathname} has no region "${id}".`);
  } catch (error) {
    const isFirst = !request.hasFailed;
    request.hasFailed = true;
    // The next visit asks the server again.
    latest = latest === request ? null : latest;
    throw new RegionError((error as Error).message, isFirst);
  }
}

async function fetchPage(pathname: string): Promise<Document> {
  const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
  if (!response.ok) {
    throw new Error(`${pathname} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
