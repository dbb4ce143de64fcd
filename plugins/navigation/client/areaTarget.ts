import type { GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Names of the pages that open an area, best first. */
const OPENINGS = ['index', 'getting-started/index'];

/** The page that opens an area, and its version. */
export interface AreaTarget {
  readonly page: GlobalDoc;
  readonly version: GlobalVersion;
}

/**
 * Finds the target page of a link to an area.
 *
 * @param area the folder of the area: `react-data-grid`
 * @param versions the versions that may be meant, likeliest first
 * @returns the opening page of the first version that documents the area; `null` if none does
 */
export function areaTarget(area: string, versions: readonly GlobalVersion[]): AreaTarget | null {
  for (const version of versions) {
    const pages = version.docs.filter(({ id }) => id.startsWith(`${area}/`));
    const opening = OPENINGS.flatMap((name) => pages.filter(({ id }) => id === `${area}/${name}`));
    const page = opening[0] ?? pages[0];
    if (page) {
      return { page, version };
    }
  }
  return null;
}
