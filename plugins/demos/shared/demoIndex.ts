import type { AllContent } from '@docusaurus/types';
import type { DocsVersion } from '../../../src/versions';
import { collectDemos } from './collectDemos';
import { collectUsages } from './collectUsages';
import type { DemoEntry, DemoUsage } from './types';

/** Plugin whose content is the index. */
export const DEMO_PLUGIN = 'demos';

/** Demos of a version, and the places where pages show them. */
export interface VersionDemos {
  readonly demos: readonly DemoEntry[];
  readonly usages: readonly DemoUsage[];
}

/** Demos of a build, by the name of their version. */
export type DemoIndex = Readonly<Record<string, VersionDemos>>;

/**
 * Collects the demos of some versions. A build does so once, and again when a file changes; later plugins get the index
 * from `readDemoIndex`.
 *
 * @param translations locales, besides the default one, whose pages are included
 */
export async function scanDemos(
  siteDir: string,
  versions: readonly DocsVersion[],
  translations: readonly string[],
): Promise<DemoIndex> {
  const scanned = versions.map(async (version): Promise<[string, VersionDemos]> => {
    const demos = await collectDemos(siteDir, version);
    return [version.name, { demos, usages: await collectUsages(siteDir, version, translations) }];
  });
  return Object.fromEntries(await Promise.all(scanned));
}

/** Returns the index that the plugin provides. */
export function readDemoIndex(allContent: AllContent): DemoIndex {
  return allContent[DEMO_PLUGIN]?.default as DemoIndex;
}
