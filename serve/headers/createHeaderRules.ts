import { contentSecurityPolicy, demoHostPolicy } from './contentSecurityPolicy.ts';
import { addressOf, currentVersionOf } from '../../src/versions/index.ts';
import type { ContentOrigins, HeaderRule } from './types.ts';

/** One year, the conventional maximum: https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.1 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Path of the service worker below the root of each language. */
const WORKER_FILE = addressOf(currentVersionOf('x'), 'sw.js', '');

/** Browser features that no page needs. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** Properties of the site that the rules depend on. */
export interface SiteShape {
  /** Root of each language: `/` and `/zh/`. */
  readonly roots: readonly string[];
  /** Folders of the demo hosts below each root, `x/demos/`. */
  readonly hosts: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly origins: readonly ContentOrigins[];
  /** Origins of the pages that frame the demo hosts, if these have a different origin. */
  readonly framers?: readonly string[];
}

/**
 * Creates the headers of every address, for our server and the configuration files of other hosts. If two rules set the
 * same header, the later one wins. No general rule sets `Cache-Control`, because some hosts would join its value with that of
 * the assets; without the header, files are revalidated.
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
        // A site that opens a page of ours cannot navigate it afterwards. Browsers never show such pages in sandboxed tabs,
        // so frames that open tabs need `allow-popups-to-escape-sandbox`.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
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
    // Fonts are requested with the origin of the document, and the demo host's frames have none. Its scripts are requested
    // in the same way, because browsers hide the errors of other cross-origin scripts.
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
