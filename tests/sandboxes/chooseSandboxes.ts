import { collectDemos } from '../../plugins/demos/shared/collectDemos.ts';
import type { DemoEntry, DemoStyling } from '../../plugins/demos/shared/types.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS, type DocsVersion } from '../../src/versions/index.ts';

/** A demo that represents its family, version and styling. */
export interface ChosenSandbox {
  readonly version: DocsVersion;
  /** For example `react-data-grid`, as in the folders of pages. */
  readonly family: string;
  readonly styling: DemoStyling;
  readonly demo: DemoEntry;
}

/** The folder of the family in the path of a demo. */
const FAMILY = /\/(react-[a-z-]+)\//;

/**
 * Selects the first demo of each family and styling.
 *
 * @param versions names of the versions to include; all versions if empty
 */
export async function chooseSandboxes(versions: readonly string[]): Promise<ChosenSandbox[]> {
  const chosen = new Map<string, ChosenSandbox>();
  for (const version of DOCS_VERSIONS) {
    if (versions.length > 0 && !versions.includes(version.name)) {
      continue;
    }
    for (const demo of await collectDemos(SITE_DIR, version)) {
      const family = FAMILY.exec(demo.file)?.[1];
      for (const styling of Object.keys(demo.stylings) as DemoStyling[]) {
        const key = `${version.name} ${family} ${styling}`;
        if (family && !chosen.has(key)) {
          chosen.set(key, { version, family, styling, demo });
        }
      }
    }
  }
  return [...chosen.values()];
}
