import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addressOf, DOCS_VERSIONS, folderOf, type DocsVersion } from '../../src/versions/index.ts';
import { SITE_DIR } from '../siteDir.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A page that somebody wrote: a folder with an `index.mdx`. */
export interface HandWrittenPage {
  readonly version: DocsVersion;
  /** `react-data-grid/sorting`: the folder below the version's folder. */
  readonly topic: string;
  /** The folder relative to the site, such as `docs/react-data-grid/sorting`. */
  readonly folder: string;
  /** The Chinese page, relative to the site, whether or not it exists. */
  readonly chineseFile: string;
  /** English address, such as `/x/v6/react-data-grid/getting-started/`. */
  readonly path: string;
}

/** Folders without pages. */
const NOT_PAGES = new Set(['node_modules', 'demos']);

/** Folder of the generated reference, in that of a version. */
const REFERENCE = 'api';

/** Every hand-written page of every version, in the order of the versions and of their folders. */
export function handWrittenPages(): HandWrittenPage[] {
  return DOCS_VERSIONS.flatMap((version) =>
    findTopics(join(SITE_DIR, version.folder)).map((topic) => ({
      version,
      topic,
      folder: `${version.folder}/${topic}`,
      chineseFile: `${folderOf(version, 'zh')}/${topic}/index.mdx`,
      path: pathOf(version, topic),
    })),
  );
}

function pathOf(version: DocsVersion, topic: string): string {
  const slug = readSlug(join(SITE_DIR, version.folder, topic, 'index.mdx')) ?? topic;
  return addressOf(version, slug && `${slug}/`);
}

/** Folders below `root` that hold an `index.mdx`, relative to it, without the generated reference. */
export function findTopics(root: string): string[] {
  if (!existsSync(root)) {
    return [];
  }
  const visit = (dir: string): string[] => {
    const entries = readdirSync(dir, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    const below = entries
      .filter((entry) => entry.isDirectory())
      .filter(({ name }) => !NOT_PAGES.has(name) && !name.startsWith('_'))
      .filter(({ name }) => dir !== root || name !== REFERENCE)
      .flatMap(({ name }) => visit(join(dir, name)));
    const isPage = entries.some(({ name }) => name === 'index.mdx');
    return isPage ? [relative(root, dir), ...below] : below;
  };
  return visit(root);
}

/** The address that a page's front matter gives it below its version, without slashes around it. */
function readSlug(file: string): string | undefined {
  const frontMatter = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.[1];
  return frontMatter && /^slug: *\/(\S+?)\/?$/m.exec(frontMatter)?.[1];
}
