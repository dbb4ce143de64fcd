/** Pages whose HTML is being fetched or was, one at a time: a reader is on one page. */
let latest: { pathname: string; page: Promise<Document> } | null = null;

/**
 * Fetches the HTML that a static region of a page has on the server. All regions of a page share
 * one request.
 *
 * @param pathname address of the page
 * @param id the region's id
 * @throws when the page cannot be fetched or does not hold the region
 */
export async function fetchRegion(pathname: string, id: string): Promise<string> {
  if (latest?.pathname !== pathname) {
    latest = { pathname, page: fetchPage(pathname) };
  }
  const { page } = latest;
  try {
    const region = (await page).getElementById(id);
    if (!region) {
      throw new Error(`${pathname} has no region "${id}".`);
    }
    return region.innerHTML;
  } catch (error) {
    // The next attempt asks the server again.
    latest = null;
    throw error;
  }
}

async function fetchPage(pathname: string): Promise<Document> {
  const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
  if (!response.ok) {
    throw new Error(`${pathname} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
