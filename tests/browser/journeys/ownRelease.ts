import { SITE_DIR } from '../../../lib/siteDir.ts';
import { readProductVersions } from '../../../plugins/navigation/readProductVersions.ts';
import { productOf } from '../../../src/paths/products.ts';
import { findPlace } from '../../../src/versions/index.ts';
import type { Check } from '../check.ts';

/** Families whose release differs from that of the grid, after which their version is named. */
const FAMILIES = /^\/x\/(?:v\d\/)?(?:api\/)?(?:react-)?(?:charts|tree-view)\/[\w-]+\/$/;

/** Maximum number of requested pages. */
const MOST = 12;

/**
 * Checks that pages show the release of their own family: in the version menu, in structured data and in their
 * Markdown.
 *
 * @param paths English addresses of pages
 */
export async function checkOwnRelease(
  origin: string,
  paths: readonly string[],
  check: Check,
): Promise<void> {
  for (const path of paths.filter((each) => FAMILIES.test(each)).slice(0, MOST)) {
    const version = findPlace(path)?.version;
    const product = productOf(path);
    const release = version && product && readProductVersions(SITE_DIR, version)[product];
    const html = await (await fetch(origin + path)).text();
    const markdown = await (await fetch(`${origin}${path.replace(/\/$/, '')}.md`)).text();
    const said = {
      'search engines': /"version":"([^"]*)"/.exec(html)?.[1],
      Markdown: /^version: "(.*)"$/m.exec(markdown)?.[1],
      ...(version?.path === '' && {
        'the version menu': /aria-label="Version: ([^"]*)"/.exec(html)?.[1],
      }),
    };
    check(
      `${path} says the release of its own family`,
      Object.entries(said)
        .filter(([, text]) => text !== release)
        .map(([place, text]) => `${place}: ${text} instead of ${release}`),
    );
  }
}
