import type { ContentOrigins } from './types.ts';

/** Directive: `name` as in the header, `sources` in its syntax. */
type Directive = readonly [name: string, ...sources: string[]];

/**
 * What pages of the site may load and run. Styles may be in the page, since Emotion writes them there and server
 * and browser name each differently; scripts may only when their hash is known.
 *
 * @param scriptHashes of the scripts that are in pages, as `sha256-…`
 * @param origins what all plugins need together
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
    // The demo host; pages of the site let themselves be framed nowhere, see `frame-ancestors`.
    ['frame-src', "'self'", ...from('frame')],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", ...from('form')],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The host's pages carry a policy of their own, see `plugins/demo-host`; what only a header can say is who may frame them.
 *
 * @param framers origins of sites that do, where the host is on another origin than the pages
 */
export const demoHostPolicy = (framers: readonly string[]): string =>
  ["frame-ancestors 'self'", ...framers].join(' ');
