import type { AllContent } from '@docusaurus/types';
import type { DocsVersion } from '../../src/versions';
import { collectDemos } from './collectDemos';
import { collectUsages } from './collectUsages';
import type { DemoEntry, DemoUsage } from './types';

/** The plugin whose content is the index. */
export const DEMO_PLUGIN = 'live-demos';

/** The demos of a version, and the places where pages show them. */
export interface VersionDemos {
  readonly demos: readonly DemoEntry[];
  readonly usages: readonly DemoUsage[];
}

/** The demos of a build, by the name of their version. */
export type DemoIndex = Readonly<Record<string, VersionDemos>>;

/**
 * Looks for the demos of some versions. A build does so once, and again when a file of theirs changes; plugins that come
 * after have the index from `readDemoIndex`.
 *
 * @param translations locales, besides the default one, whose pages count
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

/** The index as the plugin has handed it on. */
export function readDemoIndex(allContent: AllContent): DemoIndex {
  return allContent[DEMO_PLUGIN]?.default as DemoIndex;
}
