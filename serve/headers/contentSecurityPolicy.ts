import type { ContentOrigins } from './types.ts';

/** Directive: `name` as in the header, `sources` in its syntax. */
type Directive = readonly [name: string, ...sources: string[]];

/**
 * Returns the policy of the site's pages. Inline styles are allowed, because Emotion writes them and names them differently
 * on the server and in browsers; inline scripts need a known hash.
 *
 * @param scriptHashes hashes of inline scripts, as `sha256-…`
 * @param origins origins that the plugins need
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  origins: readonly ContentOrigins[],
): string {
  const from = (kind: keyof ContentOrigins) => [
    ...new Set(origins.flatMap((each) => each[kind] ?? [])),
  ];
  const directives: readonly Directive[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...from('script')],
    ['style-src', "'self'", "'unsafe-inline'", ...from('style')],
    ['img-src', "'self'", 'data:', 'blob:', ...from('img')],
    ['font-src', "'self'", 'data:', ...from('font')],
    ['connect-src', "'self'", ...from('connect')],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // The demo host. Pages of the site themselves cannot be framed; see `frame-ancestors`.
    ['frame-src', "'self'", ...from('frame')],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", ...from('form')],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Returns the policy of the demo host's pages. Most of it is in the pages, see `plugins/demos/frame`; only the permission to
 * frame them requires a header.
 *
 * @param framers origins of the sites that frame the host, if it has a different origin
 */
export const demoHostPolicy = (framers: readonly string[]): string =>
  ["frame-ancestors 'self'", ...framers].join(' ');
