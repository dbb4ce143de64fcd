import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';

/** A page that leads from one version of a family to a later one. */
export interface MigrationPage {
  family: string;
  from: string;
  to: string;
  title: string;
  /** In the page's language. */
  address: string;
}

/**
 * Finds the migration pages: those whose front matter says `migration`.
 *
 * @param contentDir the folder of the current version, which holds them all
 * @param translatedDir the folder of its pages in another language, whose titles are preferred
 * @param base the address of the version's pages, with a slash at its end
 */
export async function collectMigrations(
  contentDir: string,
  translatedDir: string | null,
  base: string,
): Promise<MigrationPage[]> {
  const files = await Globby(['migration/**/index.mdx'], { cwd: contentDir });
  const pages = await Promise.all(
    files.sort().map(async (file): Promise<MigrationPage[]> => {
      const { migration, title } = await readHead(path.join(contentDir, file));
      const translated = translatedDir ? await readHead(path.join(translatedDir, file)) : {};
      return migration
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
  migration?: Pick<MigrationPage, 'family' | 'from' | 'to'>;
}

async function readHead(filePath: string): Promise<Head> {
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return frontMatter as Head;
}
