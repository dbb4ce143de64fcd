import { findPlace } from '../../src/versions/index.ts';
import { PARTS } from '../../src/versions/parts.ts';

/** Path of the socket through which the server of a part announces updates. */
export const SOCKET_PREFIX = '/updates/';

/** The parts of a request that show which part of the site it belongs to. */
export interface PartRequest {
  readonly url: string;
  /** Address of the page or script that sent the request. */
  readonly referer?: string;
}

/**
 * Chooses the part of the site whose server answers a request: that of the address, else that of the page that sent it.
 * Scripts have the same addresses in all parts.
 *
 * @param locale language of the site; its addresses begin with the name unless it is the default
 * @param last part of the page that was opened last, for scripts sent by other scripts
 */
export function choosePart({ url, referer }: PartRequest, locale: string, last: string): string {
  const socket = url.startsWith(SOCKET_PREFIX) ? url.slice(SOCKET_PREFIX.length) : null;
  if (socket !== null) {
    return PARTS.find((name) => name === socket) ?? last;
  }
  return partOf(url, locale) ?? (referer && partOf(referer, locale)) ?? last;
}

function partOf(address: string, locale: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  return findPlace(pathname.replace(new RegExp(`^/${locale}/`), '/'))?.version.name;
}
