import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hostFolder } from '../../plugins/demos/shared/hostAddresses.ts';
import type { CheckedDemos } from '../../plugins/demos/shared/types.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';

/** A page whose demos passed every check. */
export interface CheckedPage {
  /** Folder of the page, relative to the site. */
  readonly folder: string;
  /** ISO date. */
  readonly on: string;
}

/** Writes into the build when the demos of each page passed every check, which pages display to readers. */
export function recordCheckedDemos(buildDir: string, pages: readonly CheckedPage[]): void {
  for (const { folder, name: version } of DOCS_VERSIONS) {
    const checked: CheckedDemos = Object.fromEntries(
      pages
        .filter((page) => page.folder.startsWith(`${folder}/`))
        .flatMap((page) =>
          demoFiles(page.folder).map((file) => [basename(file, '.tsx'), page.on] as const),
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    for (const language of ['', 'zh']) {
      const target = join(buildDir, language, hostFolder(version));
      if (existsSync(target)) {
        writeFileSync(join(target, 'checked.json'), JSON.stringify(checked));
      }
    }
  }
}
