import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import type { Guide } from './types';

/**
 * Finds the pages whose front matter names an export in `components`.
 *
 * @param contentDir the version's folder
 * @param translatedDir the folder of its pages in another language, whose titles are preferred
 * @returns guides by the name of the export, sorted by file
 */
export async function collectGuides(
  contentDir: string,
  translatedDir: string | null,
): Promise<ReadonlyMap<string, Guide[]>> {
  const files = await Globby(['**/*.mdx', '!api/**', '!**/node_modules/**', '!**/_*/**'], {
    cwd: contentDir,
  });
  const guides = new Map<string, Guide[]>();
  for (const file of files.sort()) {
    const { title, components } = await readHead(path.join(contentDir, file));
    const translated = translatedDir ? await readHead(path.join(translatedDir, file)) : null;
    for (const name of components) {
      const known = guides.get(name) ?? [];
      known.push({ title: translated?.title || title || file, file });
      guides.set(name, known);
    }
  }
  return guides;
}

async function readHead(filePath: string): Promise<{ title: string; components: string[] }> {
  let fileContent: string;
  try {
    fileContent = await readFile(filePath, 'utf8');
  } catch {
    // A page without a translation is listed under its own title.
    return { title: '', components: [] };
  }
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, components } = frontMatter as { title?: unknown; components?: unknown };
  return {
    title: typeof title === 'string' ? title : '',
    components: Array.isArray(components) ? components.map(String) : [],
  };
}
