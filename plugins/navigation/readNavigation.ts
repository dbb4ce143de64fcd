import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby, loadFreshModule } from '@docusaurus/utils';
import { folderOf, type DocsVersion } from '../../src/versions';
import { SIDEBAR_NAME } from './defineSidebar';
import type { NavigationTranslation, PageFile, SidebarItem, VersionNavigation } from './types';

/** Matches a link to a page in a subfolder. */
const LINK_BELOW = /\]\(\.\/([^)#]+)\/index\.mdx?[)#]/g;

/** Files below a version's folder that are not hand-written pages; the reference is generated. */
const NOT_PAGES = ['**/node_modules/**', '**/_*', '**/_*/**', '**/demos/**', 'api/**'];

async function readPages(siteDir: string, folder: string): Promise<PageFile[]> {
  const cwd = path.join(siteDir, folder);
  const files = await Globby('**/*.{md,mdx}', { cwd, ignore: NOT_PAGES });
  return Promise.all(
    files.sort().map(async (name): Promise<PageFile> => {
      const filePath = path.join(cwd, name);
      const fileContent = await readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const page = /^(.+)\/index\.mdx?$/.exec(name)?.[1] ?? null;
      return {
        file: `${folder}/${name}`,
        page,
        plan: frontMatter.plan,
        flags: frontMatter.flags,
        linksBelow: [...fileContent.matchAll(LINK_BELOW)].map(([, below]) => `${page}/${below}`),
      };
    }),
  );
}

async function readMessages(file: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw new Error(`${file} cannot be read as JSON. Fix its syntax.`, { cause });
  }
}

async function readTranslation(
  siteDir: string,
  version: DocsVersion,
  locale: string,
): Promise<NavigationTranslation> {
  const folder = folderOf(version, locale);
  const file = `${folder}.json`;
  return {
    locale,
    file,
    messages: await readMessages(path.join(siteDir, file)),
    pages: await readPages(siteDir, folder),
  };
}

/**
 * Loads the sidebar of a version from its `sidebars.ts`.
 *
 * @throws if the file does not export a sidebar
 */
export async function loadItems(siteDir: string, file: string): Promise<readonly SidebarItem[]> {
  const sidebars = (await loadFreshModule(path.join(siteDir, file))) as {
    [name: string]: readonly SidebarItem[] | undefined;
  };
  const items = sidebars[SIDEBAR_NAME];
  if (!Array.isArray(items)) {
    throw new Error(
      `${file} has no sidebar. Write \`export default defineSidebar([…])\`, as the other versions do.`,
    );
  }
  return items as readonly SidebarItem[];
}

/**
 * Reads everything that the navigation of one version consists of.
 *
 * @param siteDir the folder of the site
 * @param version the version to read
 * @param locales the languages it is translated to
 * @throws if a file does not have the expected format
 */
export async function readNavigation(
  siteDir: string,
  version: DocsVersion,
  locales: readonly string[],
): Promise<VersionNavigation> {
  const file = version.sidebarFile;
  return {
    file,
    source: await readFile(path.join(siteDir, file), 'utf8'),
    items: await loadItems(siteDir, file),
    folder: version.folder,
    pages: await readPages(siteDir, version.folder),
    translations: await Promise.all(
      locales.map((locale) => readTranslation(siteDir, version, locale)),
    ),
  };
}
