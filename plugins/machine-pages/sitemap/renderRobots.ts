/**
 * The `robots.txt` of the site: everything may be read, and where the sitemaps are.
 *
 * @param bases of the languages that are built, `/` and `/zh/`
 */
export function renderRobots(origin: string, bases: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...bases.map((base) => `Sitemap: ${origin}${base}sitemap.xml`),
    '',
  ].join('\n');
}
