import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';

/** A documentation page, as far as the reference needs it. */
export interface GuideFile {
  title: string;
  /** Its address below the version's, without slashes at the ends. */
  address: string;
}

interface Head {
  title: string;
  /** Segment that replaces the folder in the address; `null` without one. */
  slug: string | null;
  /** Exports in the page's front matter. */
  documented: string[];
  /** Names in code font. */
  mentioned: ReadonlySet<string>;
}

/**
 * Finds the pages that cover an export: those whose front matter contains it in `components` or `hooks`, or, if there
 * are none, those that mention it in code font.
 *
 * @param contentDir the version's folder
 * @param translatedDir folder of its pages in another language, whose titles are preferred
 * @returns guides by the name of the export, sorted by file
 */
export async function collectGuides(
  contentDir: string,
  translatedDir: string | null,
): Promise<(name: string) => GuideFile[]> {
  const files = await Globby(['**/*.mdx', '!api/**', '!**/node_modules/**', '!**/_*/**'], {
    cwd: contentDir,
  });
  const documenting = new Map<string, GuideFile[]>();
  const mentioning = new Map<string, GuideFile[]>();
  for (const file of files.sort()) {
    const { title, slug, documented, mentioned } = await readHead(path.join(contentDir, file));
    const translated = translatedDir ? await readHead(path.join(translatedDir, file)) : null;
    const address = slug ?? file.replace(/(^|\/)index\.mdx$|\.mdx$/, '');
    const guide = { title: translated?.title || title || file, address };
    documented.forEach((name) => documenting.set(name, [...(documenting.get(name) ?? []), guide]));
    mentioned.forEach((name) => mentioning.set(name, [...(mentioning.get(name) ?? []), guide]));
  }
  return (name) => documenting.get(name) ?? mentioning.get(name) ?? [];
}

async function readHead(filePath: string): Promise<Head> {
  let fileContent: string;
  try {
    fileContent = await readFile(filePath, 'utf8');
  } catch {
    // A page without a translation is listed under its own title.
    return { title: '', slug: null, documented: [], mentioned: new Set() };
  }
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, slug, components, hooks } = frontMatter as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : '',
    slug: typeof slug === 'string' ? slug.replace(/^\/|\/$/g, '') : null,
    documented: [components, hooks].flatMap((names) =>
      Array.isArray(names) ? names.map(String) : [],
    ),
    mentioned: new Set(
      [...fileContent.matchAll(/`<?(\w+)(?: ?\/>|>|\(\))?`/g)].map(([, name = '']) => name),
    ),
  };
}
