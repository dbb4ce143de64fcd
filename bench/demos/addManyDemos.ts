import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDemos } from '../../plugins/demos/shared/collectDemos.ts';
import type { DemoEntry } from '../../plugins/demos/shared/types.ts';
import { addressOf, currentVersionOf } from '../../src/versions/index.ts';

const RELATIVE_IMPORT = /from '\.{1,2}\//;

/**
 * Adds pages with demos to a copy of the site. The demos are copies of existing ones, alternating between families.
 * Pages added by an earlier call are overwritten.
 *
 * @param siteDir absolute path of the copy
 * @param demosPerPage number of demos on each page
 * @returns addresses of the pages
 */
export async function addManyDemos(
  siteDir: string,
  pageCount: number,
  demosPerPage: number,
): Promise<string[]> {
  const version = currentVersionOf('x');
  const whole = (await collectDemos(siteDir, version)).filter(
    ({ file }) => !RELATIVE_IMPORT.test(readFileSync(file, 'utf8')),
  );
  const mixed = mixFamilies(whole);
  const names = Array.from({ length: pageCount }, (_, index) => `bench-${index + 1}`);
  for (const name of names) {
    writePage(join(siteDir, version.folder, name), name, mixed.slice(0, demosPerPage));
  }
  const sidebar = join(siteDir, version.sidebarFile);
  const entries = names.map((name) => `{ page: '${name}' }, `).join('');
  const text = readFileSync(sidebar, 'utf8');
  if (!text.includes(entries)) {
    writeFileSync(sidebar, text.replace('defineSidebar([', `defineSidebar([${entries}`));
  }
  return names.map((name) => addressOf(version, `${name}/`));
}

/** Takes one demo of each family in turn, so that every part of a page has demos of all families. */
function mixFamilies(demos: readonly DemoEntry[]): DemoEntry[] {
  const families = new Map<string, DemoEntry[]>();
  for (const demo of demos) {
    const family = /react-[a-z-]+/.exec(demo.file)?.[0] ?? '';
    families.set(family, [...(families.get(family) ?? []), demo]);
  }
  const longest = Math.max(...[...families.values()].map(({ length }) => length));
  return Array.from({ length: longest }).flatMap((_, index) =>
    [...families.values()].flatMap((family) => family[index] ?? []),
  );
}

function writePage(folder: string, name: string, demos: readonly DemoEntry[]): void {
  const prefix = name.replace('bench-', 'Bench');
  const ids = demos.map((_demo, index) => `${prefix}Demo${index + 1}`);
  const heights: Record<string, unknown> = {};
  mkdirSync(join(folder, 'demos'), { recursive: true });
  for (const [index, id] of ids.entries()) {
    const demo = demos[index]!;
    const code = readFileSync(demo.file, 'utf8').replaceAll(demo.id, id);
    writeFileSync(join(folder, 'demos', `${id}.tsx`), code);
    heights[id] = demo.height;
  }
  writeFileSync(join(folder, 'demos', 'heights.json'), JSON.stringify(heights));
  const sections = ids.map(
    (id) => `## ${id} {/* #${id.toLowerCase()} */}\n\n<Demo id="${id}" />\n`,
  );
  const head = `---\ntitle: ${name}\ndescription: A page with many demos, for measurements.\n---\n`;
  writeFileSync(join(folder, 'index.mdx'), [head, ...sections].join('\n'));
}
