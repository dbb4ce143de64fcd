import { contentSecurityPolicy, demoHostPolicy } from './contentSecurityPolicy.ts';
import { addressOf, currentVersionOf } from '../../src/versions/index.ts';
import type { ContentOrigins, HeaderRule } from './types.ts';

/** A year, the longest time that caches are asked for: https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.1 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The service worker, below the root of each language. */
const WORKER_FILE = addressOf(currentVersionOf('x'), 'sw.js', '');

/** Features of browsers that no page needs. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** Data that the rules depend on. */
export interface SiteShape {
  /** Where each language begins, `/` and `/zh/`. */
  readonly roots: readonly string[];
  /** Folders of the demo hosts below each root, `x/demos/`. */
  readonly hosts: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly origins: readonly ContentOrigins[];
  /** Origins of the pages that frame the demo hosts, where these are on another one. */
  readonly framers?: readonly string[];
}

/**
 * The headers of every address, the one definition of them: what the server sends, and what other hosts are told. Of
 * two rules that name a header, the later one holds. No general rule names `Cache-Control`, since hosts that join
 * values would join it with the one for assets; what is not named is to be revalidated.
 */
export function createHeaderRules({
  roots,
  hosts,
  scriptHashes,
  origins,
  framers = [],
}: SiteShape): HeaderRule[] {
  const inLanguages = (path: string) => roots.map((root) => root + path);
  const hostAssets = hosts.flatMap(inLanguages).map((path) => `${path}_assets/`);
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, origins),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      },
    },
    ...hosts.flatMap(inLanguages).map((path) => ({
      path: `${path}*`,
      headers: { 'Content-Security-Policy': demoHostPolicy(framers) },
    })),
    ...[...inLanguages('assets/'), ...hostAssets].map((path) => ({
      path: `${path}*`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
    // Fonts are asked for with the origin of the document, of which the demo host's frames have none; so are its
    // scripts, since browsers keep to themselves what goes wrong in those they got otherwise.
    ...[...inLanguages('assets/fonts/'), ...hostAssets].map((path) => ({
      path: `${path}*`,
      headers: { 'Access-Control-Allow-Origin': '*' },
    })),
    ...inLanguages(WORKER_FILE).map((path) => ({
      path,
      headers: {
        'Cache-Control': 'no-cache',
        'Service-Worker-Allowed': path.slice(0, -WORKER_FILE.length),
      },
    })),
  ];
}
