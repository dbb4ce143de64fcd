/**
 * Renders the site's `robots.txt`, which allows everything and lists the sitemaps.
 *
 * @param bases bases of the languages that are built, such as `/` and `/zh/`
 */
export function renderRobots(origin: string, bases: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...bases.map((base) => `Sitemap: ${origin}${base}sitemap.xml`),
    '',
  ].join('\n');
}
