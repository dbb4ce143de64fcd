import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { collectDemos } from '../../plugins/demos/shared/collectDemos.ts';
import { createProject } from '../../plugins/demos/page/export/createProject.ts';
import { readExportPackages } from '../../plugins/demos/page/export/readExportPackages.ts';
import type { ProjectFiles } from '../../plugins/demos/shared/exportTypes.ts';
import { readSources } from '../../plugins/demos/shared/readSources.ts';
import { DEMO_STYLINGS, type DemoStyling } from '../../plugins/demos/shared/codeForms.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { DocsVersion } from '../../src/versions/index.ts';

/** An exported project, and where it was written. */
export interface WrittenExport {
  /** For example `SortByHeader-TS` or `SortByHeader-JS-tailwind`. */
  readonly name: string;
  /** Folder of the demo's page, relative to the site. */
  readonly folder: string;
  readonly styling: DemoStyling;
  readonly files: ProjectFiles;
  /** Absolute path of the entry module. */
  readonly main: string;
}

/**
 * Writes every export of every demo of a version, in both languages and all stylings.
 *
 * @param root absolute path of a folder, which is replaced. It must be inside the version's folder, so that imports
 *   resolve to the version's packages.
 * @param isMeant selects pages by their folders, relative to the site
 */
export async function writeExports(
  version: DocsVersion,
  root: string,
  isMeant: (folder: string) => boolean = () => true,
): Promise<WrittenExport[]> {
  const packages = readExportPackages(SITE_DIR, version, 'https://docs.example');
  const written: WrittenExport[] = [];
  rmSync(root, { recursive: true, force: true });
  for (const { id, file, stylings } of await collectDemos(SITE_DIR, version)) {
    const folder = relative(SITE_DIR, dirname(dirname(file)));
    if (!isMeant(folder)) {
      continue;
    }
    for (const styling of DEMO_STYLINGS.filter((each) => stylings[each])) {
      const sources = await readSources(stylings[styling] ?? '');
      for (const variant of ['TS', 'JS'] as const) {
        const files = createProject({ title: id, variant, styling, sources, packages });
        const name = [id, variant, ...(styling === 'system' ? [] : [styling])].join('-');
        writeFiles(join(root, name), files);
        const main = join(root, name, variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx');
        written.push({ name, folder, styling, files, main });
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
