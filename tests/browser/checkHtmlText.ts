import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import type { SitePage } from './sitePages.ts';

/** A null byte or a replacement character, which results from splitting a multi-byte character. */
// eslint-disable-next-line no-control-regex
const BROKEN_TEXT = /.{0,30}[\u0000\uFFFD].{0,30}/;
/** The last breadcrumb: the page itself. */
const OWN_BREADCRUMB = /<li class="breadcrumbs__item breadcrumbs__item--active">/;

/** Checks the text in the HTML of every page, including pages that no browser visits. */
export function checkHtmlText(pages: readonly SitePage[], buildDir: string, check: Check): void {
  for (const { path, kind } of pages) {
    const html = readFileSync(join(buildDir, path, 'index.html'), 'utf8');
    const broken = BROKEN_TEXT.exec(html);
    check(`${path} has whole characters`, broken ? [`broken text: ${broken[0]}`] : []);
    if (kind !== 'home' && kind !== 'other') {
      const isNamed = OWN_BREADCRUMB.test(html);
      check(`${path} is in its breadcrumbs`, isNamed ? [] : ['they lead to no page']);
    }
  }
}
