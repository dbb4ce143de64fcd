import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectDemos } from '../../plugins/live-demos/collectDemos.ts';
import { createProject } from '../../plugins/live-demos/export/createProject.ts';
import { readExportPackages } from '../../plugins/live-demos/export/readExportPackages.ts';
import type { ProjectFiles } from '../../plugins/live-demos/export/types.ts';
import { readSources } from '../../plugins/live-demos/readSources.ts';
import type { DemoStyling } from '../../plugins/live-demos/types.ts';
import { SITE_DIR } from '../../scripts/siteDir.ts';
import type { DocsVersion } from '../../src/versions/index.ts';

/** One project as a reader would get it, and where it was written. */
export interface WrittenExport {
  /** `SortByHeader-TS`, `SortByHeader-JS-tailwind`. */
  readonly name: string;
  readonly styling: DemoStyling;
  readonly files: ProjectFiles;
  /** Absolute path of the module that starts it. */
  readonly main: string;
}

const STYLINGS: readonly DemoStyling[] = ['system', 'tailwind', 'css'];

/**
 * Writes every export of every demo of a version, in both languages and all stylings.
 *
 * @param root absolute path of a folder that is replaced; it must lie below the version's folder, so that imports find
 *   the version's packages
 */
export async function writeExports(version: DocsVersion, root: string): Promise<WrittenExport[]> {
  const packages = readExportPackages(SITE_DIR, version);
  const written: WrittenExport[] = [];
  rmSync(root, { recursive: true, force: true });
  for (const { id, stylings } of await collectDemos(SITE_DIR, version)) {
    for (const styling of STYLINGS.filter((each) => stylings[each])) {
      const sources = await readSources(stylings[styling] ?? '');
      for (const variant of ['TS', 'JS'] as const) {
        const files = createProject({ title: id, variant, styling, sources, packages });
        const name = [id, variant, ...(styling === 'system' ? [] : [styling])].join('-');
        writeFiles(join(root, name), files);
        const main = join(root, name, variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx');
        written.push({ name, styling, files, main });
      }
    }
  }
  return written;
}

/** Writes a project's files into a folder. */
export function writeFiles(folder: string, files: ProjectFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
