import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';

/** A migration page from one version of a family to a later one. */
export interface MigrationPage {
  family: string;
  from: string;
  to: string;
  title: string;
  /** Address in the page's language. */
  address: string;
}

/** Location of a version's pages. */
export interface VersionPages {
  contentDir: string;
  /** Folder of the pages in another language, whose titles take precedence. */
  translatedDir: string | null;
  /** Address of the version's pages, with a trailing slash. */
  base: string;
}

/**
 * Finds the migration pages of all versions: those with `migration` in their front matter. A guide is in the version
 * that it leads to or in a later one; the first version that has it is used.
 */
export async function collectMigrations(
  versions: readonly VersionPages[],
): Promise<MigrationPage[]> {
  const found = new Map<string, MigrationPage>();
  for (const version of versions) {
    for (const page of await collectOfVersion(version)) {
      const { family, from, to } = page;
      const key = [family, from, to].join(' ');
      found.set(key, found.get(key) ?? page);
    }
  }
  return [...found.values()];
}

async function collectOfVersion({
  contentDir,
  translatedDir,
  base,
}: VersionPages): Promise<MigrationPage[]> {
  const files = await Globby(['migration/**/index.mdx'], { cwd: contentDir });
  const pages = await Promise.all(
    files.sort().map(async (file): Promise<MigrationPage[]> => {
      const { migration, title } = await readHead(path.join(contentDir, file));
      const translated = translatedDir ? await readHead(path.join(translatedDir, file)) : {};
      // The reference has no comparisons for other packages, so their guides are skipped.
      return migration && !migration.package
        ? [
            {
              ...migration,
              title: translated.title ?? title ?? '',
              address: `${base}${path.posix.dirname(file)}/`,
            },
          ]
        : [];
    }),
  );
  return pages.flat();
}

interface Head {
  title?: string;
  migration?: Pick<MigrationPage, 'family' | 'from' | 'to'> & { package?: string };
}

async function readHead(filePath: string): Promise<Head> {
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return frontMatter as Head;
}
