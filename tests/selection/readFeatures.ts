import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import type { SitePage } from '../browser/sitePages.ts';

const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>"]+))/g;
/**
 * Matches classes of the site's style sheets and of the theme, but not those of packages and style engines in demos.
 */
const OF_SITE = /^[\w-]+_[\w-]{4}$|^(?:alert|badge|breadcrumbs|button|card|pagination|tabs|theme)-/;

/**
 * Lists the features of a page for its version, or for its language if it is translated: its kind, and the classes of
 * the site's components in its content.
 */
export function readFeatures(page: SitePage, html: string): Set<string> {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const names = [...main.matchAll(CLASSES)]
    .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/))
    .filter((name) => OF_SITE.test(name));
  // Chinese pages have the components of English ones.
  const place = page.language === 'en' ? versionOf(page) : page.language;
  return new Set([`kind ${page.kind}`, ...names].map((name) => `${place} ${name}`));
}

/** Returns the folder of the version; empty for pages that belong to no version. */
function versionOf({ folder = '' }: SitePage): string {
  return DOCS_VERSIONS.find((version) => folder.startsWith(`${version.folder}/`))?.folder ?? '';
}
