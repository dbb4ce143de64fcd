import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { PageSource } from '../types';
import type { PageReader } from './createPageReader';

/**
 * Reads the original names of a translated page: its title, keywords and headings in the source language. Readers
 * search by these names too.
 *
 * @param file file of the translation, relative to the site
 * @returns an empty object for a page that is not translated
 */
export async function readOriginal(
  file: string,
  { sections }: Pick<PageSource, 'sections'>,
  {
    contentPath,
    contentPathLocalized,
  }: Pick<LoadedVersion, 'contentPath' | 'contentPathLocalized'>,
  { siteDir, readPage }: { readonly siteDir: string; readonly readPage: PageReader },
): Promise<Partial<Pick<PageSource, 'original' | 'sections'>>> {
  const inFolder = path.relative(contentPathLocalized ?? '', path.join(siteDir, file));
  if (contentPathLocalized === undefined || inFolder.startsWith('..')) {
    return {};
  }
  const filePath = path.join(contentPath, inFolder);
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, keywords = [] } = frontMatter as { title?: string; keywords?: string[] };
  const original = await readPage(path.relative(siteDir, filePath), () => '');
  const headings = new Map(original.sections.map(({ anchor, heading }) => [anchor, heading]));
  return {
    ...(title !== undefined && { original: [title, ...keywords] }),
    sections: sections.map((section) => {
      const heading = headings.get(section.anchor);
      return heading === undefined || heading === section.heading
        ? section
        : { ...section, original: heading };
    }),
  };
}
