import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hostFolder } from '../../plugins/demo-host/addresses.ts';
import type { CheckedDemos } from '../../plugins/live-demos/types.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';
import type { SitePage } from './sitePages.ts';

/**
 * Writes into the build which of its demos have stood every check, for the mark that readers see.
 *
 * @param pages those on which nothing was found
 */
export function recordCheckedDemos(buildDir: string, pages: readonly SitePage[]): void {
  const checkedOn = new Date().toISOString().slice(0, 10);
  for (const { folder, path } of DOCS_VERSIONS) {
    const demos = pages
      .filter((page) => page.folder?.startsWith(`${folder}/`))
      .flatMap((page) => demoFiles(page.folder ?? ''))
      .map((file) => basename(file, '.tsx'));
    const record: CheckedDemos = { checkedOn, demos: demos.sort() };
    for (const language of ['', 'zh']) {
      const target = join(buildDir, language, hostFolder(path));
      if (existsSync(target)) {
        writeFileSync(join(target, 'checked.json'), JSON.stringify(record));
      }
    }
  }
}
